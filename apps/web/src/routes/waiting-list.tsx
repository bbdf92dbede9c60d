import { AuthPageLayout } from '../features/auth/auth-page.tsx'
import { ConfirmAlert } from '../features/alerts/confirm-alert.tsx'
import { UnlistedHeadTags } from '../shared/head/unlisted-head-tags.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { useSearchParams } from '../shared/router/index.ts'

/** Confirms that an email waits for a plan or a place, by the link of its letter. */
export default function WaitingListPage() {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <>
      <UnlistedHeadTags title={t('alerts.confirm.page')} />
      <AuthPageLayout title={t('alerts.confirm.page')} text={t('alerts.confirm.text')}>
        <ConfirmAlert token={search.get('token') ?? ''} />
      </AuthPageLayout>
    </>
  )
}
