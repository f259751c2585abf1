import type { MessageChannel, MessageSettings } from '@kms/contract/message-settings'
import { useSavedForm } from '@kms/features/people/use-saved-form'
import { profileFormCopy as copy } from '@kms/ui/copy/profile-form.copy'
import { browserApi } from '../../shell/browser-api.ts'
import { SaveLine } from './SaveLine.tsx'

const CHANNELS: readonly MessageChannel[] = ['site', 'wechat', 'email']

/** What the reader is told, by kind and channel; each switch is saved as it is turned. */
export function MessageSwitches({ settings }: { settings: MessageSettings }) {
  const form = useSavedForm(settings, async (next) => {
    const changed = next.settings.filter((row, index) => row !== settings.settings[index])
    return changed.length === 0 ? undefined : browserApi.saveMessageSettings({ body: { settings: changed } })
  })
  const { settings: rows, reachable } = form.values
  // A switch for what can't arrive would be a promise.
  const channels = CHANNELS.filter((channel) => channel === 'site' || reachable[channel])
  const turn = (kind: string, channel: MessageChannel, on: boolean) =>
    form.submit({ ...form.values, settings: rows.map((row) => (row.kind === kind ? { ...row, [channel]: on } : row)) })
  return (
    <section className="card people-card message-switches" aria-label={copy.messages}>
      <header>
        <h2>{copy.messages}</h2>
      </header>
      <ul>
        {rows.map((row) => (
          <li key={row.kind}>
            <div role="group" aria-label={copy.kinds[row.kind]}>
              <span>{copy.kinds[row.kind]}</span>
              {channels.map((channel) => (
                <label key={channel}>
                  {copy.channels[channel]}
                  <input
                    type="checkbox"
                    className="switch"
                    checked={row[channel]}
                    disabled={form.state === 'saving'}
                    onChange={({ target }) => void turn(row.kind, channel, target.checked)}
                  />
                </label>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {(['wechat', 'email'] as const).map(
        (channel) =>
          !reachable[channel] && (
            <p key={channel} className="muted people-hint">
              {copy.unreachable[channel]}
            </p>
          ),
      )}
      <SaveLine state={form.state} failure={form.failure} withButton={false} />
    </section>
  )
}
