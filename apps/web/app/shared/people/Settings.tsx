import type { SettingsData } from '@kms/features/people/load-settings'
import { profileFormCopy } from '@kms/ui/copy/profile-form.copy'
import { MessageSwitches } from '../messages/MessageSwitches.tsx'
import { OwnDataLink } from '../privacy/OwnDataLink.tsx'
import { PrivacyForm } from './PrivacyForm.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** What both sites let a member set: the profile, what others see of it, and what he is told. */
export const Settings = ({ profile }: SettingsData) => (
  <>
    <ProfileForm key={profile.id} profile={profile} />
    {profile.mine && <PrivacyForm privacy={profile.mine.privacy} />}
    <section className="card people-card">
      <header>
        <h2>{profileFormCopy.messages}</h2>
      </header>
      <MessageSwitches />
    </section>
    <OwnDataLink />
  </>
)
