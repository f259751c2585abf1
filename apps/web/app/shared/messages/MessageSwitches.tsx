import { useMessageSettings, type MessageChannel } from '@kms/features/messages/use-message-settings'
import { messagesCopy } from '@kms/ui/copy/messages.copy'
import { browserApi } from '../../shell/browser-api.ts'
import './messages.css'

const CHANNELS: readonly MessageChannel[] = ['site', 'wechat', 'email']
const copy = messagesCopy.settings

/** What a member is told and by which way: in the drawer, and wherever settings are. */
export function MessageSwitches() {
  const { known, failed, set } = useMessageSettings(browserApi)
  if (!known) return <p className="message-switches-note">{failed ? messagesCopy.failed : messagesCopy.loading}</p>
  const reaches = { site: true, ...known.reachable }
  return (
    <div className="message-switches">
      <table>
        <caption className="sr-only">{copy.title}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.kind}</th>
            {CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                {copy.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.settings.map((setting) => (
            <tr key={setting.kind}>
              <th scope="row">{copy.kinds[setting.kind]}</th>
              {CHANNELS.map((channel) => (
                <td key={channel}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${copy.kinds[setting.kind]} ${copy.channels[channel]}`}
                      checked={setting[channel]}
                      disabled={!reaches[channel]}
                      onChange={(event) => void set(setting, channel, event.target.checked)}
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="message-switches-note" role="status">
        {failed ? copy.notSaved : copy.hint}
      </p>
    </div>
  )
}
