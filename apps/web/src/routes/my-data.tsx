import { DownloadMyData } from '../features/profile/download-my-data.tsx'
import { PageHeadTags } from '../shared/head/page-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function MyDataPage() {
  const t = useText()
  return (
    <>
      <PageHeadTags title={t('profile.data.title')} description={t('profile.data.text')} />
      <PortalTitle title={t('profile.data.title')} text={t('profile.data.text')} />
      <DownloadMyData />
    </>
  )
}
