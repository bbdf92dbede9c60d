import { NothingFound } from '@sakina/ui/art/illustrations/nothing-found'
import { Button } from '@sakina/ui/button'
import { EmptyState } from '@sakina/ui/empty-state'
import { OrderCardSkeleton } from '@sakina/ui/order-card'
import { SkeletonGroup } from '@sakina/ui/skeleton'

import { AsyncView } from '../../shared/async-view/async-view.tsx'
import { paths } from '../../shared/config/paths.ts'
import { FormSkeleton } from '../../shared/forms/form-skeleton.tsx'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'
import { useText } from '../../shared/intl/use-text.ts'
import { Missing } from '../../shared/missing/missing.tsx'
import { useFollowedOrder } from '../../shared/orders/use-followed-order.ts'
import { useQuery } from '../../shared/router/use-query.ts'
import { Link, useLocation } from '../../shared/router/index.ts'
import { useLive } from '../../shared/timing/live.ts'
import { readChosenPackage, readOrderId } from './chosen-package.ts'
import { OneOrder } from './one-order.tsx'
import { OrderPapers } from './order-papers.tsx'

// Few orders are packages still to be sent, so their form and the validation library load on demand.
const PackageToSend = lazyPart(
  () => import('./package-to-send.tsx'),
  <SkeletonGroup>
    <FormSkeleton fields={1} />
  </SkeletonGroup>,
)

/** The page of one order, by the id in the URL or in navigation state (portal, order card). */
export function OrderDetail() {
  const t = useText()
  const search = useQuery()
  const location = useLocation()
  const state: unknown = location.state
  const id = search.get('order') ?? readOrderId(state)
  const chosen = readChosenPackage(state)
  if (id !== undefined) return <Followed id={id} />
  if (chosen) return <PackageToSend chosen={chosen} />
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
  const order = useFollowedOrder(id, true)
  // An answer of the office is not among the events of the order, so it is polled.
  useLive(order.data?.openRequest != null, () => order.mutate())
  return (
    <AsyncView
      answer={order}
      label={t('orders.oneLoading')}
      failedTitle={t('orders.oneFailed')}
      missing={<Missing kind="order" />}
      loading={<OrderCardSkeleton />}
    >
      {(data) => (
        <div className="grid gap-4">
          <OneOrder order={data} />
          <OrderPapers order={data} />
        </div>
      )}
    </AsyncView>
  )
}
