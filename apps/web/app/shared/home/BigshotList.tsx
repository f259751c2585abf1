import type { Bigshot } from '@kms/contract/home'
import { Avatar } from '@kms/ui/Avatar'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'

type Props = { bigshots: readonly Bigshot[]; base?: string | undefined }

/** Who they are, what they know, what they did lately. Plain links: it is also drawn where there is no router. */
export const BigshotList = ({ bigshots, base }: Props) => (
  <ul>
    {bigshots.map(({ id, nickname, title, skills, answerCount, bestCount }) => (
      <li key={id}>
        <Avatar name={nickname} size={44} isBigV />
        <div>
          {base ? (
            <a href={base + id}>
              <b>{nickname}</b>
            </a>
          ) : (
            <b>{nickname}</b>
          )}
          <small>{skills.length > 0 ? skills.map(({ name }) => name).join(' · ') : title}</small>
          <small>
            {answerCount > 0 ? homePartsCopy.bigshotCounts(answerCount, bestCount) : homePartsCopy.noBigshotAnswers}
          </small>
        </div>
      </li>
    ))}
  </ul>
)
