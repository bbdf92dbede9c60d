import { MarkAllAsRead, NoticeList } from '../features/notices/notice-list.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function NoticesPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('notices.title')} description={t('notices.text')} />
      <PortalTitle title={t('notices.title')} action={<MarkAllAsRead />} />
      <NoticeList />
    </>
  )
}
