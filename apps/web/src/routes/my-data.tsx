import { DownloadMyData } from '../features/profile/download-my-data.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'

export default function MyDataPage() {
  const t = useText()
  return (
    <>
      <PortalTitle title={t('profile.data.title')} text={t('profile.data.text')} />
      <DownloadMyData />
    </>
  )
}
