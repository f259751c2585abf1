import type { SettingsData } from '@kms/features/people/load-settings'
import { OwnDataLink } from '../privacy/OwnDataLink.tsx'
import { MessageSwitches } from './MessageSwitches.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** What both sites let a member set: the profile, what others see of it, and what he is told. */
export const Settings = ({ profile, messages }: SettingsData) => (
  <>
    <ProfileForm key={profile.id} profile={profile} />
    {profile.mine && <PrivacyForm privacy={profile.mine.privacy} />}
    <MessageSwitches settings={messages} />
    <OwnDataLink />
  </>
)
