import { useEndpoint } from '@sakina/api-client/swr'
import { listMyOrders } from '@sakina/api-client/wire/orders'
import { CalendarVisit } from '@sakina/ui/art/illustrations/calendar-visit'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { OrderCardSkeleton } from '@sakina/ui/order-card'
import { Pagination } from '@sakina/ui/pagination'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { pageIn } from '../../shared/paging/page-in.ts'
import { Link, Navigate, useSearchParams } from '../../shared/router/index.ts'
import { useLive } from '../../shared/timing/live.ts'
import { OneOrder } from './one-order.tsx'
import { mayMove } from './order-moves.ts'

const pageLink = (page: number) => <Link to={paths.myOrders.to({ page })} />

/** The orders of the customer, the newest first. */
export function OrderList() {
  const t = useText()
  const [search] = useSearchParams()
  const page = pageIn(search)
  const orders = useEndpoint(listMyOrders, { query: { page } }, { keepPreviousData: true })
  useLive(orders.data?.items.some(mayMove) ?? false, () => orders.mutate())
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
      {({ items, totalPages }) =>
        items.length === 0 ? (
          // An address past the last page, such as a kept link to a list that has become shorter
          <Navigate replace to={paths.myOrders.to({ page: totalPages })} />
        ) : (
          <div className="grid gap-6">
            <ul aria-label={t('orders.title')} className="m-0 grid list-none gap-4 p-0">
              {items.map((order) => (
                <OneOrder listed key={String(order.id)} order={order} />
              ))}
            </ul>
            {totalPages > 1 && (
              <Pagination
                label={t('orders.pages')}
                page={Math.min(page, totalPages)}
                pages={totalPages}
                link={pageLink}
              />
            )}
          </div>
        )
      }
    </AsyncView>
  )
}
