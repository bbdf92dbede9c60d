import { DashboardCounters } from '../features/dashboard/dashboard-counters.tsx'
import { useText } from '../shared/intl/use-text.ts'
import { PortalTitle } from '../shared/portal/portal-title.tsx'
import { usePopup } from '../shared/popup/use-popup.ts'
import { lazyComponent } from '../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../shared/hydration/preload-on-intent.ts'

const UpcomingVisitsPopup = lazyComponent(() => import('../features/visits/upcoming-popup.tsx'))

export default function DashboardPage() {
  const t = useText()
  const { open, close } = usePopup()
  usePreloadOnIntent({ 'popup=visits': UpcomingVisitsPopup })
  return (
    <>
      <PortalTitle title={t('dashboard.title')} />
      <DashboardCounters />
      {open === 'visits' && <UpcomingVisitsPopup open onClose={close} />}
    </>
  )
}
