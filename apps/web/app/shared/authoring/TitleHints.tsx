import { faqPath } from '@kms/features/faq/faq-paths'
import type { Hint } from '@kms/features/drafts/use-title-hints'
import { questionPath } from '@kms/features/questions/question-paths'
import { authoringCopy as copy } from '@kms/ui/copy/authoring.copy'
import { Icon } from '@kms/ui/Icon'
import { Link } from 'react-router'
import { useDevice } from '../use-device.ts'

/** Opened beside the draft: nobody loses his place for a look. */
export function TitleHints({ hints }: { hints: readonly Hint[] }) {
  const device = useDevice()
  return (
    <section className="title-hints" aria-live="polite" aria-label={copy.hints}>
      {hints.length > 0 && <h2>{copy.hints}</h2>}
      <ul>
        {hints.map(({ id, kind, title, answerCount }) => (
          <li key={kind + id}>
            <Link to={kind === 'faq' ? faqPath(device, id) : questionPath(device, id)} target="_blank" rel="noopener">
              <b>{title}</b>
              <small data-kind={kind}>{kind === 'faq' ? copy.hintFaq : copy.hintQuestion(answerCount)}</small>
              <Icon name="chevronRight" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
