import { Counters } from '../features/dashboard/counters.tsx'
import { paths } from '../shared/config/paths.ts'
import { PageHead } from '../shared/head/page-head.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { useNavigate, useSearchParams } from '../shared/router/index.ts'
import { lazyPart } from '../shared/words/lazy-part.tsx'

const UpcomingPopup = lazyPart(
  'features/visits/upcoming-popup',
  () => import('../features/visits/upcoming-popup.part.tsx'),
)

export default function Dashboard() {
  const t = useText()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t('dashboard.title')} description={t('dashboard.text')} />
      <PortalTitle title={t('dashboard.title')} text={t('dashboard.text')} />
      <Counters />
      {search.get('popup') === 'visits' && (
        <UpcomingPopup open onClose={() => void navigate(paths.dashboard.to(), { replace: true })} />
      )}
    </>
  )
}
