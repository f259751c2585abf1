import type { Profile } from '@kms/contract/profiles'
import { profileFormCopy as copy } from '@kms/ui/copy/profile-form.copy'
import { useState, type ChangeEvent } from 'react'
import { useRevalidator } from 'react-router'
import { browserApi } from '../../shell/browser-api.ts'
import { Portrait } from './Portrait.tsx'

type State = 'idle' | 'busy' | 'failed'

/** A picture of the reader's own: made small on the device, looked into by the server, then shown. */
export function PortraitField({ profile }: { profile: Profile }) {
  const { revalidate } = useRevalidator()
  const [url, setUrl] = useState(profile.avatarUrl)
  const [state, setState] = useState<State>('idle')

  const change = async (fileId: () => Promise<string | null>) => {
    setState('busy')
    try {
      const saved = await browserApi.updateMine({ body: { avatarFileId: await fileId() } })
      setUrl(saved.avatarUrl)
      setState('idle')
      void revalidate()
    } catch {
      setState('failed')
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ''
    if (file) void change(async () => (await import('./upload-avatar.ts')).uploadAvatar(file))
  }
  return (
    <div className="avatar-field" role="group" aria-label={copy.avatar}>
      <Portrait name={profile.nickname} url={url} size={60} />
      <label className="button">
        {state === 'busy' ? copy.uploading : copy.changeAvatar}
        <input
          type="file"
          className="sr-only"
          accept="image/jpeg,image/png,image/webp"
          disabled={state === 'busy'}
          onChange={choose}
        />
      </label>
      {url && (
        <button type="button" className="text-link" onClick={() => void change(() => Promise.resolve(null))}>
          {copy.removeAvatar}
        </button>
      )}
      <span role="alert">{state === 'failed' ? copy.uploadFailed : ''}</span>
    </div>
  )
}
