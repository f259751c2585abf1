import { siteCopy } from './copy/site.copy.ts'

type Props = { active: boolean; durationMs: number }

/** The style is set by script only (never in server markup), as the content security policy wants. */
export const LoadingBar = ({ active, durationMs }: Props) => (
  <div
    className="loading-bar"
    data-active={active}
    role="status"
    style={active ? { animationDuration: `${durationMs}ms` } : undefined}
  >
    <span className="sr-only">{active ? siteCopy.loading : ''}</span>
  </div>
)
