import { Icon, OutlineIcon } from './Icon.tsx'
import { WarningIcon } from './WarningIcon.tsx'

/** Lucide `circle-alert`. */
const ALERT = 'M12 8v4M12 16h.01M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0'

const ICONS = {
  error: <OutlineIcon path={ALERT} size={18} />,
  warning: <WarningIcon size={18} />,
  done: <Icon name="verified" size={18} />,
}

type ToastEntry = { id: number; text: string; kind: keyof typeof ICONS }

/** Short messages over the page. The region is always there, so that screen readers announce what appears in it. */
export const ToastRegion = ({ toasts, label }: { toasts: readonly ToastEntry[]; label: string }) => (
  <div className="toasts" role="status" aria-live="polite" aria-label={label}>
    {toasts.map(({ id, text, kind }) => (
      <p key={id} className={`toast ${kind}`}>
        {ICONS[kind]}
        {text}
      </p>
    ))}
  </div>
)
