import { AddComplaintLink, ComplaintList } from '../features/complaints/complaint-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function ComplaintsPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('complaints.title')} description={t('complaints.text')} />
      <PortalTitle title={t('complaints.title')} text={t('complaints.text')} action={<AddComplaintLink />} />
      <ComplaintList />
    </>
  )
}
