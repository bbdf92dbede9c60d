import { MarkAllAsRead, NoticeList } from '../features/notices/notice-list.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function NoticesPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('notices.title')} action={<MarkAllAsRead />} />
      <NoticeList />
    </>
  )
}
