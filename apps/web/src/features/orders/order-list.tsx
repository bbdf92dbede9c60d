import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { OrderCardSkeleton } from '@sakina/ui/order-card'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { LongList } from '../../shared/paging/long-list.tsx'
import { parsePageNumber } from '../../shared/paging/parse-page-number.ts'
import { PagedList } from '../../shared/paging/pages.tsx'
import { Link, useSearchParams } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { OrderWithActions } from './order-with-actions.tsx'
import { canOrderChange } from './can-order-change.ts'

const pageAt = (page: number) => paths.myOrders.to({ page })

/** Lists the orders of the customer, the newest first. */
export function OrderList() {
  const t = useText()
  const [search] = useSearchParams()
  const page = parsePageNumber(search)
  const orders = useEndpoint(listMyOrders, { query: { page } }, { keepPreviousData: true })
  usePolling(orders.data?.items.some(canOrderChange) ?? false, () => orders.mutate())
  return (
    <AsyncView
      answer={orders}
      label={t('orders.loading')}
      failedTitle={t('orders.failed')}
      loading={
        <div className="grid gap-4">
          <OrderCardSkeleton />
          <OrderCardSkeleton />
        </div>
      }
      isEmpty={({ total }) => total === 0}
      empty={
        <EmptyState
          title={t('orders.none')}
          text={t('orders.noneText')}
          illustration={<CalendarVisit />}
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
          <LongList label={t('orders.title')} items={found.items}>
            {(order) => <OrderWithActions listed key={String(order.id)} order={order} />}
          </LongList>
        </PagedList>
      )}
    </AsyncView>
  )
}
