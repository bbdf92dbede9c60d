import { NoticeChannelChoices } from '../features/notices/notice-channel-choices.tsx'
import { PersonalDetails } from '../features/profile/personal-details.tsx'
import { PreferencesForm } from '../features/profile/preferences-form.tsx'
import { SignedInDevices } from '../features/profile/signed-in-devices.tsx'
import { VerifyIdentity } from '../features/profile/verify-identity.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function PersonalAccountPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('profile.title')} />
      <div className="grid gap-5">
        <PersonalDetails />
        <VerifyIdentity />
        <NoticeChannelChoices />
        <SignedInDevices />
        <PreferencesForm />
      </div>
    </>
  )
}
