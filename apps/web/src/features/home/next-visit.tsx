import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { listVisits } from '@sakina/api-client/wire/visits'
import { riyadhTime } from '@sakina/domain/calendar'
import { Avatar } from '@sakina/ui/avatar'
import { DateText } from '@sakina/ui/date-text'
import { Link as KitLink } from '@sakina/ui/link'
import { PersonName } from '@sakina/ui/person-name'
import { TimeText } from '@sakina/ui/time-text'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { bookAgainUrl } from '../../shared/plans/booking-url.ts'
import { WorkerPortrait } from '../../shared/plans/worker-portrait.tsx'
import { Link } from '../../shared/router/index.ts'
import { splitUpcomingAndPastVisits } from '../../shared/visits/upcoming-visits.ts'
import { HeroHeading as Otherwise } from './hero-heading.tsx'

/** The number of newest orders to fetch, the same as on the account overview. */
const NEWEST = 50

/** Greets a customer with the next visit. Without an upcoming visit the introduction is shown. */
export default function NextVisit() {
  const t = useText()
  const at = useNow()
  const { data } = useEndpoint(listVisits, {})
  const orders = useEndpoint(listMyOrders, { query: { limit: NEWEST } })
  const next = data && splitUpcomingAndPastVisits(data, at).upcoming[0]
  if (!next || next.date === null) return <Otherwise />
  const { date, arrivesFrom, arrivesTo, worker } = next
  return (
    <div className="grid gap-3 rounded-hero border border-border bg-surface p-4 shadow-raised">
      <h1 className="text-body text-text-muted">{t('home.next')}</h1>
      <div className="flex items-center gap-3">
        {worker && <Avatar size="lg" name={worker.name} picture={<WorkerPortrait worker={worker} />} />}
        <div className="grid min-w-0">
          <p className="text-title font-semibold lg:text-heading">
            <DateText value={date} form="weekday" />
          </p>
          <p className="flex flex-wrap gap-x-2 lg:text-lead">
            {arrivesFrom !== null && (
              <TimeText
                value={riyadhTime(arrivesFrom)}
                until={arrivesTo === null ? undefined : riyadhTime(arrivesTo)}
              />
            )}
            {worker && <PersonName name={worker.name} className="font-semibold" />}
          </p>
        </div>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <KitLink variant="standalone" link={<Link to={paths.profile.to()} />}>
          {t('home.next.today')}
        </KitLink>
        <KitLink variant="standalone" link={<Link to={bookAgainUrl(next, orders.data?.items ?? [])} />}>
          {t('home.next.again')}
        </KitLink>
      </p>
    </div>
  )
}
