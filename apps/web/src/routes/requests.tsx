import { RequestList } from '../features/requests/request-list.tsx'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function Requests() {
  const t = useText()
  return (
    <>
      <PageHead title={t('requests.title')} description={t('requests.text')} />
      <PortalTitle title={t('requests.title')} text={t('requests.text')} />
      <RequestList />
    </>
  )
}
