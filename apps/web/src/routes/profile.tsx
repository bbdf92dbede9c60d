import { AccountOverview } from '../features/now/account-overview.tsx'
import { NoticeEmailChoices } from '../features/notices/notice-email-choices.tsx'
import { PersonalDetails } from '../features/profile/personal-details.tsx'
import { PreferencesForm } from '../features/profile/preferences-form.tsx'
import { VerifyIdentity } from '../features/profile/verify-identity.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function Profile() {
  const t = useText()
  return (
    <>
      <PageHead title={t('now.title')} description={t('now.text')} />
      <PortalTitle title={t('now.title')} text={t('now.text')} />
      <AccountOverview>
        <div className="mt-8 grid gap-5">
          <PersonalDetails />
          <VerifyIdentity />
          <NoticeEmailChoices />
          <PreferencesForm />
        </div>
      </AccountOverview>
    </>
  )
}
