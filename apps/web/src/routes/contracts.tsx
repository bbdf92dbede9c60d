import { ContractList } from '../features/contracts/contract-list.tsx'
import { RequestPopups } from '../features/requests/request-popups.tsx'
import { BookingListTabs } from '../shared/bookings/booking-tabs.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function ContractsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('contracts.title')} />
      <BookingListTabs current="contracts" />
      <ContractList />
      <RequestPopups />
    </>
  )
}
