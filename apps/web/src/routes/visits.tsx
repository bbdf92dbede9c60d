import { VisitList } from '../features/visits/visit-list.tsx'
import { BookingListTabs } from '../shared/bookings/booking-tabs.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { usePolicyTexts } from '../shared/policies/use-policies.ts'

export default function VisitsPage() {
  const t = useText()
  const policies = usePolicyTexts()
  return (
    <>
      <PortalTitle title={t('visits.title')} text={t('visits.text', policies)} />
      <BookingListTabs current="visits" />
      <VisitList />
    </>
  )
}
