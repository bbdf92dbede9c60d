import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function BillsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('invoices.title')} description={t('invoices.text')} />
      <PortalTitle title={t('invoices.title')} />
      <InvoiceList />
    </>
  )
}
