import { useEndpoint } from '@sakina/api-client/swr'
import { listOpenComplaints } from '@sakina/api-client/wire/complaints'
import {
  listCancelledContracts,
  listExpiringContracts,
  listRunningContracts,
} from '@sakina/api-client/wire/contracts'
import { listInvoices } from '@sakina/api-client/wire/invoices'
import { listVisits } from '@sakina/api-client/wire/visits'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { DashboardTiles } from '@sakina/ui/dashboard-tiles'

import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { PopupLink } from '../../shared/popup/popup-link.tsx'
import { Link } from '../../shared/router/index.ts'
import { useCustomer } from '../../shared/session/session.ts'
import { isUpcomingOrOngoingVisit } from '../../shared/visits/upcoming-visits.ts'

type Answer<Item> = { readonly data: readonly Item[] | undefined; readonly error: unknown }

/**
 * Returns the count, undefined while it loads, and null if it failed to load. A known count stays
 * visible while a refresh fails.
 */
const count = <Item,>({ data, error }: Answer<Item>, counts: (item: Item) => boolean = () => true) =>
  data === undefined ? (error ? null : undefined) : data.filter(counts).length

/** The six counters. Each uses the list that it links to. */
export function DashboardCounters() {
  const t = useText()
  const at = useNow()
  const { partnerId } = useCustomer()
  const mine = { query: partnerId === null ? {} : { customerId: String(partnerId) } }
  const running = useEndpoint(listRunningContracts, mine)
  const expiring = useEndpoint(listExpiringContracts, mine)
  const cancelled = useEndpoint(listCancelledContracts, mine)
  const visits = useEndpoint(listVisits, {})
  const complaints = useEndpoint(
    listOpenComplaints,
    partnerId === null ? {} : { query: { partner_id: String(partnerId) } },
  )
  const invoices = useEndpoint(listInvoices, {})
  const uncounted = [running, expiring, cancelled, visits, complaints, invoices].filter(
    ({ data, error }) => data === undefined && error,
  )
  return (
    <div className="grid gap-5">
      {uncounted.length > 0 && (
        <Alert
          tone="danger"
          announce
          action={
            <Button
              variant="secondary"
              size="sm"
              loading={uncounted.some(({ isValidating }) => isValidating)}
              onClick={() => {
                for (const { mutate } of uncounted) void mutate()
              }}
            >
              {t('dashboard.again')}
            </Button>
          }
        >
          {t('dashboard.failed')}
        </Alert>
      )}
      <DashboardTiles
        tiles={[
          {
            of: 'running',
            value: count(running),
            link: <Link to={paths.contracts.to({ state: 'running' })} />,
          },
          {
            of: 'expiring',
            value: count(expiring),
            link: <Link to={paths.contracts.to({ state: 'expiring' })} />,
          },
          {
            of: 'visits',
            value: count(visits, (visit) => isUpcomingOrOngoingVisit(visit, at)),
            link: <PopupLink to={paths.dashboard.to({ visits: true })} />,
          },
          {
            of: 'invoices',
            value: count(invoices, ({ isPayable }) => isPayable),
            link: <Link to={paths.bills.to({ state: 'unpaid' })} />,
          },
          {
            of: 'complaints',
            value: count(complaints),
            link: <Link to={paths.complaints.to({ state: 'open' })} />,
          },
          {
            of: 'cancelled',
            value: count(cancelled),
            link: <Link to={paths.contracts.to({ state: 'cancelled' })} />,
          },
        ]}
      />
    </div>
  )
}
