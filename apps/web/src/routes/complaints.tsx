import { AddComplaintLink, ComplaintList } from '../features/complaints/complaint-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { usePolicyTexts } from '../shared/policies/use-policies.ts'

export default function ComplaintsPage() {
  const t = useText()
  const policies = usePolicyTexts()
  return (
    <>
      <PortalTitle
        title={t('complaints.title')}
        text={t('complaints.text', policies)}
        action={<AddComplaintLink />}
      />
      <ComplaintList />
    </>
  )
}
