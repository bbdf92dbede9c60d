import { AccountOverview } from '../features/now/account-overview.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function AccountOverviewPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('now.title')} description={t('now.text')} />
      <PortalTitle title={t('now.title')} />
      <AccountOverview />
    </>
  )
}
