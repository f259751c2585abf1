import { useMark } from '@kms/features/questions/use-mark'
import { peopleCopy } from '@kms/ui/copy/people.copy'
import { useCallback } from 'react'
import { browserApi } from '../../shell/browser-api.ts'
import { useViewer } from '../use-viewer.ts'

type Props = { person: { id: string; nickname: string }; focused: boolean }

/** Shows at once and settles on what the server says. Nobody follows himself. */
export function FocusButton({ person: { id, nickname }, focused }: Props) {
  const viewer = useViewer()
  const send = useCallback(
    async (on: boolean) => {
      const { focused: now, followerCount } = on
        ? await browserApi.addUserFocus({ body: { userId: id } })
        : await browserApi.cancelUserFocus({ params: { id } })
      return { on: now, count: followerCount }
    },
    [id],
  )
  const { on, failed, toggle } = useMark({ on: focused, count: 0 }, send)
  if (!viewer || viewer.id === id) return null
  return (
    <span className="focus-button">
      <button type="button" className={`button ${on ? '' : 'outline'}`} aria-pressed={on} onClick={toggle}>
        {on ? peopleCopy.followed : `+ ${peopleCopy.follow}`}
        <span className="sr-only">{nickname}</span>
      </button>
      {failed && (
        <small className="mark-failed" role="alert">
          {peopleCopy.followFailed}
        </small>
      )}
    </span>
  )
}
