import { signInPath } from '@kms/features/faq/faq-paths'
import { useMark, type Mark } from '@kms/features/questions/use-mark'
import { questionCopy } from '@kms/ui/copy/question.copy'
import { formatCount } from '@kms/ui/format/format-number'
import { Icon } from '@kms/ui/Icon'
import { Link, useLocation } from 'react-router'
import { useDevice } from '../use-device.ts'
import { useViewer } from '../use-viewer.ts'

type Props = {
  icon: 'like' | 'star'
  label: string
  mark: Mark
  send: (on: boolean) => Promise<Mark>
  size?: number
  className?: string
}

/** Shows at once and settles; visitors are led to sign-in and back here. */
export function MarkButton({ icon, label, mark, send, size = 16, className }: Props) {
  const isMember = useViewer() !== null
  const device = useDevice()
  const { pathname, search } = useLocation()
  const { on, count, failed, toggle } = useMark(mark, send)
  const words = `${label} ${formatCount(count)}`
  const face = (
    <>
      <Icon name={icon} size={size} />
      {words}
    </>
  )
  if (!isMember) {
    return (
      <Link className={className} to={signInPath(device, pathname + search)} aria-label={questionCopy.signInTo(words)}>
        {face}
      </Link>
    )
  }
  return (
    <>
      <button type="button" className={className} aria-pressed={on} onClick={toggle}>
        {face}
      </button>
      {failed && (
        <span className="mark-failed" role="alert">
          {questionCopy.markFailed}
        </span>
      )}
    </>
  )
}
