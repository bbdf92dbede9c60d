import { AccountOverview } from '../features/now/account-overview.tsx'
import { NoticeChoices } from '../features/notices/notice-choices.tsx'
import { PersonalDetails } from '../features/profile/personal-details.tsx'
import { Preferences } from '../features/profile/preferences.tsx'
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
          <NoticeChoices />
          <Preferences />
        </div>
      </AccountOverview>
    </>
  )
}
