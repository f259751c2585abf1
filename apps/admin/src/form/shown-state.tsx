import dayjs from 'dayjs'

type State = 'draft' | 'shown' | 'scheduled' | 'ended'

export const SHOWN_STATES: Record<State, { label: string; tone: string }> = {
  draft: { label: '未发布', tone: 'wait' },
  shown: { label: '展示中', tone: 'live' },
  scheduled: { label: '待开始', tone: 'wait' },
  ended: { label: '已结束', tone: 'none' },
}

export const ShownBadge = ({ state }: { state: State }) => (
  <span className={`badge badge-${SHOWN_STATES[state].tone}`}>{SHOWN_STATES[state].label}</span>
)

/** When something is shown, in words. */
export function windowWords(startsAt: string | null, endsAt: string | null) {
  const day = (at: string) => dayjs(at).format('MM-DD HH:mm')
  if (startsAt === null && endsAt === null) return '一直'
  return `${startsAt === null ? '' : day(startsAt)} 至 ${endsAt === null ? '不限' : day(endsAt)}`.trim()
}
