import type { Bigshot } from '@kms/contract/home'
import { Avatar } from '@kms/ui/Avatar'
import { homePartsCopy } from '@kms/ui/copy/home-parts.copy'

/** Who they are, what they know, what they did lately. */
export const BigshotList = ({ bigshots }: { bigshots: readonly Bigshot[] }) => (
  <ul>
    {bigshots.map(({ id, nickname, title, skills, answerCount, bestCount }) => (
      <li key={id}>
        <Avatar name={nickname} size={44} />
        <div>
          <b>{nickname}</b>
          <small>{skills.length > 0 ? skills.map(({ name }) => name).join(' · ') : title}</small>
          <small>
            {answerCount > 0 ? homePartsCopy.bigshotCounts(answerCount, bestCount) : homePartsCopy.noBigshotAnswers}
          </small>
        </div>
      </li>
    ))}
  </ul>
)
