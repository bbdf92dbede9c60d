import { OrderTrackingPopup } from '@sakina/ui/order-tracking-popup'

import { paths } from '../../shared/config/paths.ts'
import { useFollowedOrder } from '../../shared/orders/use-followed-order.ts'
import { Link } from '../../shared/router/index.ts'
import { stagesView } from './order-view.ts'

type Props = { orderId: string; onClose: () => void }

export default function TrackOrder({ orderId, onClose }: Props) {
  const { data, error, mutate } = useFollowedOrder(orderId, true)
  return (
    <OrderTrackingPopup
      open
      onOpenChange={(open) => !open && onClose()}
      orderNumber={data?.number}
      stages={data && stagesView(data)}
      onRetry={error && !data ? () => void mutate() : undefined}
      page={<Link to={paths.tracking.to(orderId)} />}
    />
  )
}
