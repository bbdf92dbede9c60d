import { useText } from '../../shared/intl/use-text.ts'
import { useClosePopup } from '../../shared/popup/use-close-popup.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { showToast } from '../../shared/toasts/show-toast.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'
import { usePreloadOnIntent } from '../../shared/hydration/preload-on-intent.ts'

const TrackOrder = lazyComponent(() => import('./track-order.tsx'))
const CancelOrder = lazyComponent(() => import('./cancel-order.tsx'))

type Props = {
  /** The order of a page about a single order. */
  orderId?: string
}

/** Renders the order popup that the URL names: `popup=tracking&order=…`, `popup=cancel-order&order=…`. */
export function OrderPopups({ orderId }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  const popup = search.get('popup')
  usePreloadOnIntent({ 'popup=tracking': TrackOrder, 'popup=cancel-order': CancelOrder })
  const asked = search.get('order') ?? orderId
  // On the page of an order its id stays in the URL.
  const close = useClosePopup('popup', ...(orderId === undefined ? ['order'] : []))
  return (
    <>
      {popup === 'tracking' && asked !== undefined && <TrackOrder orderId={asked} onClose={close} />}
      {popup === 'cancel-order' && asked !== undefined && (
        <CancelOrder
          orderId={asked}
          onClose={close}
          onCancelled={() => {
            showToast(t('orders.cancel.done'))
            close()
          }}
        />
      )}
    </>
  )
}
