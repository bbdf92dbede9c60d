import { RequestList } from '../features/requests/request-list/request-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function RequestsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('requestList.title')} description={t('requestList.text')} />
      <PortalTitle title={t('requestList.title')} />
      <RequestList />
    </>
  )
}
