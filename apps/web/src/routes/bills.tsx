import { InvoiceList } from '../features/invoices/invoice-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function BillsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('invoices.title')} />
      <InvoiceList />
    </>
  )
}
