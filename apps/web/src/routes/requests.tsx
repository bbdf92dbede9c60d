import { RequestList } from '../features/requests/request-list/request-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function RequestsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('requestList.title')} />
      <RequestList />
    </>
  )
}
