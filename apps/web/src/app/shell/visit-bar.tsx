import { useEndpoint } from '@sakina/api-client/swr'
import { listNotices } from '@sakina/api-client/wire/notices'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhDay, riyadhTime } from '@sakina/domain/calendar'
import { Icon, chevronForwardIcon } from '@sakina/ui/icon'
import { TimeText } from '@sakina/ui/time-text'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { AccountMessagesProvider } from '../../shared/intl/account-messages.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { isDriverAtDoor } from '../../shared/visits/upcoming-visits.ts'

/** While a worker is on the way, every page but home and Today, which say more, carries this bar at its foot. */
export default function VisitBar() {
  const at = useNow()
  const { data } = useEndpoint(listNotices, { query: { page: 1 } })
  // The notices are read for the bell anyway; on every other day nobody asks for the visits.
  const hasLeft = data?.items.some(
    (notice) =>
      (notice.kind === 'visit_on_the_way' || notice.kind === 'visit_at_door') &&
      notice.at !== null &&
      riyadhDay(notice.at) === riyadhDay(at),
  )
  return hasLeft ? (
    <AccountMessagesProvider>
      <WorkerOnTheWay />
    </AccountMessagesProvider>
  ) : null
}

function WorkerOnTheWay() {
  const t = useText()
  const { data, mutate } = useEndpoint(listVisits, {})
  const onTheWay = data?.filter(({ status }) => status.code === 'on_the_way') ?? []
  const visit = onTheWay.find(isDriverAtDoor) ?? onTheWay[0]
  usePolling(visit !== undefined, () => mutate())
  if (visit === undefined) return null
  const { worker, arrivesFrom, arrivesTo, driverWaitsUntil, comingAt } = visit
  const name = worker?.name
  const [title, look] = isDriverAtDoor(visit)
    ? [
        name ? t('visits.day.atDoor', { name }) : t('visits.day.atDoorDriver'),
        'border-warning bg-warning-soft text-on-warning-soft',
      ]
    : [
        name ? t('visits.day.onTheWay', { name }) : t('visits.day.onTheWayDriver'),
        'border-border bg-primary-soft text-text',
      ]
  const until = comingAt === null ? driverWaitsUntil : null
  return (
    <aside aria-label={t('visits.day.title')} data-visit-bar className="print:hidden">
      <Link
        to={paths.profile.to()}
        className={`fixed inset-x-0 bottom-(--bottom-bar) z-sticky flex min-h-16 items-center gap-3 border-t px-4 py-2 no-underline -outline-offset-2 md:inset-x-auto md:end-4 md:bottom-4 md:rounded-card md:border md:shadow-raised ${look}`}
      >
        <span className="grid min-w-0">
          <bdi className="font-semibold">{title}</bdi>
          {until !== null ? (
            <span className="text-small">
              {t('visits.day.waitsUntil')} <TimeText value={riyadhTime(until)} />
            </span>
          ) : (
            arrivesFrom !== null && (
              <TimeText
                className="text-small"
                value={riyadhTime(arrivesFrom)}
                until={arrivesTo === null ? undefined : riyadhTime(arrivesTo)}
              />
            )
          )}
        </span>
        <Icon of={chevronForwardIcon} size="sm" className="ms-auto shrink-0" />
      </Link>
    </aside>
  )
}
