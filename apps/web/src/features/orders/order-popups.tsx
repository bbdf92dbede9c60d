import { useText } from '../../shared/intl/use-text.ts'
import { useClose } from '../../shared/popup/use-close.ts'
import { useSearchParams } from '../../shared/router/index.ts'
import { say } from '../../shared/toasts/say.ts'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

const TrackOrder = lazyPart(() => import('./track-order.tsx'))
const CancelOrder = lazyPart(() => import('./cancel-order.tsx'))

type Props = {
  /** The order the page is about, where it is about one. */
  orderId?: string
}

/** What can be opened over orders by the address: `popup=tracking&order=…`, `popup=cancel-order&order=…`. */
export function OrderPopups({ orderId }: Props) {
  const t = useText()
  const [search] = useSearchParams()
  const popup = search.get('popup')
  const asked = search.get('order') ?? orderId
  // On a page about one order its id stays
  const close = useClose('popup', ...(orderId === undefined ? ['order'] : []))
  return (
    <>
      {popup === 'tracking' && asked !== undefined && <TrackOrder orderId={asked} onClose={close} />}
      {popup === 'cancel-order' && asked !== undefined && (
        <CancelOrder
          orderId={asked}
          onClose={close}
          onCancelled={() => {
            say(t('orders.cancel.done'))
            close()
          }}
        />
      )}
    </>
  )
}
