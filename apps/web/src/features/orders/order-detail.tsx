import { parsePackageNavigationState } from '@sakina/domain/booking'
import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { OrderCardSkeleton } from '@sakina/ui/order-card'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { NotFoundNotice } from '../../shared/errors/not-found-notice.tsx'
import { useLiveOrder } from '../../shared/orders/use-live-order.ts'
import { useUrlQuery } from '../../shared/router/use-query.ts'
import { Link, useLocation } from '../../shared/router/index.ts'
import { usePolling } from '../../shared/timing/use-polling.ts'
import { TodaysVisit } from '../../shared/visits/todays-visit.tsx'
import { readOrderIdFromState } from './order-view.ts'
import { OrderDetailSections } from './order-detail-sections.tsx'

// Few orders are packages still to be sent, so their form and the validation library load on demand.
const UnsentPackage = lazyComponent(
  () => import('./unsent-package.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={1} />
  </SkeletonGroup>,
)

/** The page of one order, by the id in the URL or in navigation state (portal, order card). */
export function OrderDetail() {
  const t = useText()
  const search = useUrlQuery()
  const location = useLocation()
  const state: unknown = location.state
  const id = search.get('order') ?? readOrderIdFromState(state)
  const chosen = parsePackageNavigationState(state)
  if (id !== undefined) return <Followed id={id} />
  if (chosen) return <UnsentPackage chosen={chosen} />
  return (
    <EmptyState
      title={t('orders.noOrder')}
      text={t('orders.noOrderText')}
      illustration={<NothingFound />}
      action={
        <Button asChild>
          <Link to={paths.myOrders.to()}>{t('orders.toList')}</Link>
        </Button>
      }
    />
  )
}

function Followed({ id }: { id: string }) {
  const t = useText()
  const order = useLiveOrder(id, true)
  // An answer of the office is not among the events of the order, so it is polled.
  usePolling(order.data?.openRequest != null, () => order.mutate())
  return (
    <AsyncView
      answer={order}
      label={t('orders.oneLoading')}
      failedTitle={t('orders.oneFailed')}
      missing={<NotFoundNotice kind="order" />}
      loading={<OrderCardSkeleton />}
    >
      {(data) => (
        <div className="grid gap-4">
          {data.contract && <TodaysVisit contract={data.contract.id} />}
          <OrderDetailSections order={data} />
        </div>
      )}
    </AsyncView>
  )
}
