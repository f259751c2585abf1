import type { Api } from '@kms/api-client'
import type { MessageChannel, MessageSetting, MessageSettings } from '@kms/contract/message-settings'
import { useEffect, useState } from 'react'

export type SettingsApi = Pick<Api, 'getMessageSettings' | 'saveMessageSettings'>
export type { MessageChannel, MessageSetting }

/** A member's switches. Each is saved as it is pressed; one that could not be saved goes back. */
export function useMessageSettings(api: SettingsApi) {
  const [known, setKnown] = useState<MessageSettings>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    api.getMessageSettings({}).then(setKnown, () => setFailed(true))
  }, [api])

  const put = (setting: MessageSetting) =>
    setKnown(
      (now) => now && { ...now, settings: now.settings.map((each) => (each.kind === setting.kind ? setting : each)) },
    )
  const set = async (setting: MessageSetting, channel: MessageChannel, on: boolean) => {
    const wanted = { ...setting, [channel]: on }
    put(wanted)
    setFailed(false)
    await api.saveMessageSettings({ body: { settings: [wanted] } }).catch(() => {
      put(setting)
      setFailed(true)
    })
  }
  return { known, failed, set }
}
