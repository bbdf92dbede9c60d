import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { riyadhDay } from '@sakina/domain/calendar'
import { timeGroupOfOrder } from '@sakina/domain/lifecycles'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { NowNextPastGroups } from '../../shared/bookings/booking-groups.tsx'
import { BookingRowsSkeleton } from '../../shared/bookings/booking-rows-skeleton.tsx'
import { useNow } from '../../shared/clock/use-now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { parsePageNumber, PagedList } from '../../shared/paging/paged-list.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { ServicePicture } from '../../shared/services/service-picture.tsx'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { OrderRow } from './order-row.tsx'
import { shouldPollOrder } from './should-poll-order.ts'

const pageAt = (page: number) => paths.myOrders.to({ page })

/** The orders on a page: rows are short, and current orders may be older than many past visits. */
const ON_A_PAGE = 50

type Props = {
  /** The id of the order whose details, with its actions, stand beside the list. */
  chosen?: string
}

/** Lists the orders of the customer, by now, next and past. */
export function OrderList({ chosen }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  const page = parsePageNumber(search)
  const at = useNow()
  const orders = useEndpoint(listMyOrders, { query: { page, limit: ON_A_PAGE } }, { keepPreviousData: true })
  usePolling(orders.data?.items.some(shouldPollOrder) ?? false, () => orders.mutate())
  return (
    <AsyncView
      answer={orders}
      label={t('orders.loading')}
      failedTitle={t('orders.failed')}
      loading={<BookingRowsSkeleton />}
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={t('orders.none')}
          text={t('orders.noneText')}
          illustration={<ServicePicture code="hourly" className="w-80 max-w-full rounded-card" />}
          action={
            <Button asChild>
              <Link to={paths.services.to()}>{t('orders.choose')}</Link>
            </Button>
          }
        />
      }
    >
      {(found) => (
        <PagedList list={found} page={page} to={pageAt} label={t('orders.pages')}>
          <NowNextPastGroups
            label={t('orders.title')}
            items={found.items}
            groupOf={(order) => timeGroupOfOrder({ ...order, state: order.status.code }, riyadhDay(at))}
          >
            {(order) => <OrderRow key={String(order.id)} order={order} chosen={chosen} />}
          </NowNextPastGroups>
        </PagedList>
      )}
    </AsyncView>
  )
}
