import { AddComplaintLink, ComplaintList } from '../features/complaints/complaint-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function ComplaintsPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('complaints.title')} text={t('complaints.text')} action={<AddComplaintLink />} />
      <ComplaintList />
    </>
  )
}
