import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhTime } from '@sakina/domain/calendar'
import { Avatar } from '@sakina/ui/avatar'
import { DateText } from '@sakina/ui/date-text'
import { Icon, chevronForwardIcon } from '@sakina/ui/icon'
import { Link as KitLink } from '@sakina/ui/link'
import { PersonName } from '@sakina/ui/person-name'
import { Pause } from '@sakina/ui/provider'
import { TimeText } from '@sakina/ui/time-text'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { bookAgainUrl } from '../../shared/plans/booking-url.ts'
import { WorkerPortrait } from '../../shared/plans/worker-portrait.tsx'
import { Link } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { NEWEST_ORDERS, useOrderOfVisit } from '../../shared/visits/use-order-of-visit.ts'
import { cancellationUrlOfVisit, contractUrlOfVisit } from '../../shared/visits/visit-contract.tsx'
import { isMovableVisit } from '../../shared/visits/visit-view.ts'
import {
  isDriverAtDoor,
  isVisitTodayOrUnderWay,
  splitUpcomingAndPastVisits,
} from '../../shared/visits/upcoming-visits.ts'
import { HeroHeading as Otherwise } from './hero-heading.tsx'

const DriverAtDoorNow = lazyComponent(() => import('./driver-at-door-now.tsx'))

/** Greets a customer with the next visit. Without an upcoming visit the introduction is shown. */
export default function NextVisit() {
  const t = useText()
  const at = useNow()
  const { data, mutate } = useEndpoint(listVisits, {})
  const orderOf = useOrderOfVisit()
  const orders = useEndpoint(listMyOrders, { query: { limit: NEWEST_ORDERS } })
  usePolling(data?.some((visit) => isVisitTodayOrUnderWay(visit, at)) ?? false, () => mutate())
  const next = data && splitUpcomingAndPastVisits(data, at).upcoming[0]
  if (!next || next.date === null) return <Otherwise />
  const { id, date, arrivesFrom, arrivesTo, worker } = next
  const contract = contractUrlOfVisit(next)
  const order = orderOf(next)
  const cancellation = cancellationUrlOfVisit(next, order)
  const day = <DateText value={date} form="weekday" />
  return (
    <div className="grid gap-3 rounded-hero border border-border bg-surface p-4 shadow-raised">
      {isDriverAtDoor(next) ? (
        <DriverAtDoorNow visit={next} />
      ) : (
        <h1 className="text-body text-text-muted">{t('home.next')}</h1>
      )}
      <div className="relative flex items-center gap-3">
        {worker && <Avatar size="lg" name={worker.name} picture={<WorkerPortrait worker={worker} />} />}
        <div className="grid min-w-0">
          <p className="text-title font-semibold lg:text-heading">
            {contract === undefined ? (
              day
            ) : (
              <Link to={contract} className="text-inherit no-underline after:absolute after:inset-0">
                {day}
              </Link>
            )}
          </p>
          <p className="flex flex-wrap gap-x-2 lg:text-lead">
            {arrivesFrom !== null && (
              <TimeText
                value={riyadhTime(arrivesFrom)}
                until={arrivesTo === null ? undefined : riyadhTime(arrivesTo)}
              />
            )}
            {worker && arrivesFrom !== null && <Pause />}
            {worker && <PersonName name={worker.name} className="font-semibold" />}
          </p>
        </div>
        {contract !== undefined && (
          <Icon of={chevronForwardIcon} size="sm" className="ms-auto shrink-0 text-text-muted" />
        )}
      </div>
      <p className="flex flex-wrap gap-x-6 text-text-muted">
        <KitLink variant="standalone" link={<Link to={paths.profile.to()} />}>
          {t('home.next.today')}
        </KitLink>
        {id !== null && isMovableVisit(next, at) && (
          <KitLink variant="standalone" link={<Link to={paths.visits.to({ move: id })} />}>
            {t('home.next.move')}
          </KitLink>
        )}
        <KitLink variant="standalone" link={<Link to={bookAgainUrl(next, orders.data?.items ?? [])} />}>
          {t('home.next.again')}
        </KitLink>
        {cancellation !== undefined && (
          <KitLink
            variant="standalone"
            className="ms-auto font-normal"
            tone="inherit"
            link={<Link to={cancellation} />}
          >
            {t(order?.visitCount === 1 ? 'home.next.cancelVisit' : 'home.next.cancel')}
          </KitLink>
        )}
      </p>
    </div>
  )
}
