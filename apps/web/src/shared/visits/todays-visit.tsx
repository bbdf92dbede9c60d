import type { Id } from '@sakina/api-client/client'
import { useEndpoint } from '@sakina/api-client/swr'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhDay } from '@sakina/domain/calendar'
import { Card, CardTitle } from '@sakina/ui/card'

import { useNow } from '../clock/use-now.ts'
import { useText } from '../intl/use-text.ts'
import { usePolling } from '../timing/use-polling.ts'
import { isVisitTodayOrUnderWay } from './upcoming-visits.ts'
import { VisitDayProgress } from './visit-day-progress.tsx'

/** The live view of a contract's visits of today, ended ones included. Renders nothing on other days. */
export function TodaysVisit({ contract }: { contract: Id | null }) {
  const t = useText()
  const at = useNow()
  const visits = useEndpoint(listVisits, {})
  const today = (visits.data ?? []).filter(
    (visit) =>
      contract !== null &&
      String(visit.contract?.id) === String(contract) &&
      (isVisitTodayOrUnderWay(visit, at) || (visit.date === riyadhDay(at) && visit.steps.length > 0)),
  )
  usePolling(
    today.some((visit) => isVisitTodayOrUnderWay(visit, at)),
    () => visits.mutate(),
  )
  if (today.length === 0) return null
  return (
    <Card padding="lg">
      <CardTitle level={2}>{t('visits.day.title')}</CardTitle>
      {today.map((visit) => (
        <VisitDayProgress key={String(visit.id)} visit={visit} />
      ))}
    </Card>
  )
}
