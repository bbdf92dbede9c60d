import { OrderTrackingPopup } from '@sakina/ui/order-tracking-popup'

import { paths } from '../../shared/config/paths.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useLiveOrder } from '../../shared/orders/use-live-order.ts'
import { LazyLoadErrorPopup } from '../../shared/popup/use-popup.ts'
import { Link } from '../../shared/router/index.ts'
import { toTrackingStepperStages } from './order-view.ts'

type Props = { orderId: string; onClose: () => void }

/** A popup with the progress of one order, which updates itself. */
export default function TrackOrderPopup({ orderId, onClose }: Props) {
  const t = useText()
  const { data, error, mutate } = useLiveOrder(orderId, true)
  if (error && !data)
    return (
      <LazyLoadErrorPopup
        title={t('orders.tracking.title')}
        heading={t('orders.tracking.failed')}
        kind="order"
        error={error}
        onRetry={() => void mutate()}
        onClose={onClose}
      />
    )
  return (
    <OrderTrackingPopup
      open
      onOpenChange={(open) => !open && onClose()}
      orderNumber={data?.number}
      stages={data && toTrackingStepperStages(data)}
      page={<Link to={paths.tracking.to(orderId)} />}
    />
  )
}
