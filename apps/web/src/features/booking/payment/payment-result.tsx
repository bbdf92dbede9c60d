import type { Order } from '@sakina/api-client/client'
import { riyadhTime } from '@sakina/domain/calendar'
import type { Money as Sum } from '@sakina/domain/money'
import { Button } from '@sakina/ui/button'
import { Icon, alertTriangleIcon, clockIcon, creditCardIcon, hourglassIcon, infoIcon } from '@sakina/ui/icon'
import { Money } from '@sakina/ui/money'
import { Skeleton } from '@sakina/ui/skeleton'
import { Spinner } from '@sakina/ui/spinner'
import { TimeText } from '@sakina/ui/time-text'
import { useRef, useState } from 'react'

import { AsyncView } from '../../../shared/async-view/async-view.tsx'
import { paths } from '../../../shared/config/paths.ts'
import { NotFoundNotice } from '../../../shared/errors/not-found-notice.tsx'
import { useText } from '../../../shared/intl/use-text.ts'
import { isOrderPriceExpired } from '../../../shared/orders/payment-path.ts'
import { useLiveOrder } from '../../../shared/orders/use-live-order.ts'
import { Link } from '../../../shared/router/index.ts'
import { useDelayedAction } from '../../../shared/timing/use-delayed-action.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import type { AddressFormRenderer } from '../steps/saved-address-picker.tsx'
import { BookAgain } from './book-again.tsx'
import { PaidOrderResult } from './paid-order-result.tsx'
import { LazyPayOrderPopup } from './lazy-pay-order-popup.tsx'
import { orderPaymentStatus, type OrderPaymentStatus } from './order-payment-status.ts'
import {
  PaymentResultPanel,
  type PaymentResultIcon,
  type PaymentResultTone,
} from './payment-result-panel.tsx'

const placeholder = <Skeleton shape="block" className="h-64" />

/** Loads on demand, because few payments arrive too late and no other screen here lists workers. */
const NeedsWorker = lazyComponent(() => import('./choose-another-worker.tsx'), placeholder)

/** Loads on demand, because few orders are placed without an agreement. */
const OrderAgreement = lazyComponent(() => import('./order-agreement.tsx'), placeholder)

/** How long the page waits for the provider before it offers to pay again. */
const PATIENCE_MS = 30_000

/** The result of a payment as the server reports it. The redirect back from the provider proves nothing. */
export function PaymentResult({
  orderId,
  addressForm,
}: {
  orderId: string
  addressForm: AddressFormRenderer
}) {
  const t = useText()
  const [settled, setSettled] = useState(false)
  const order = useLiveOrder(orderId, !settled)
  const standing = order.data && orderPaymentStatus(order.data)
  // A final state is not followed any further.
  if (!settled && (standing === 'paid' || standing === 'cancelled')) setSettled(true)
  return (
    <div className="mx-auto w-full max-w-160 px-4 py-8 md:py-12">
      <AsyncView
        answer={order}
        label={t('booking.result.loading')}
        failedTitle={t('booking.result.failed')}
        loading={placeholder}
        missing={<NotFoundNotice kind="order" />}
      >
        {(found) => (
          <Standing
            key={orderId}
            order={found}
            addressForm={addressForm}
            onOutdated={() => void order.mutate()}
          />
        )}
      </AsyncView>
    </div>
  )
}

type StandingProps = { order: Order; addressForm: AddressFormRenderer; onOutdated: () => void }

function Standing({ order, addressForm, onOutdated }: StandingProps) {
  const standing = orderPaymentStatus(order)
  const [isPaying, setIsPaying] = useState(false)
  // The sum that the customer agreed to pay with the saved card; it is taken once.
  const agreedSum = useRef<Sum>(undefined)
  if (standing === 'paid') return <PaidOrderResult order={order} />
  if (standing === 'needs_worker') return <NeedsWorker order={order} />
  if (order.termsToAccept !== null)
    return (
      <OrderAgreement
        order={order}
        version={order.termsToAccept}
        addressForm={addressForm}
        onOutdated={onOutdated}
        onAgreed={(sum) => {
          agreedSum.current = sum
          setIsPaying(true)
        }}
      />
    )
  return (
    <>
      <Unpaid order={order} standing={standing} onPay={() => setIsPaying(true)} />
      {isPaying && (
        <LazyPayOrderPopup
          orderId={order.id}
          onClose={() => setIsPaying(false)}
          takeAgreedSum={() => {
            const sum = agreedSum.current
            agreedSum.current = undefined
            return sum
          }}
        />
      )}
    </>
  )
}

type Open = Exclude<OrderPaymentStatus, 'paid' | 'needs_worker'>

type Look = {
  readonly tone: PaymentResultTone
  readonly icon: PaymentResultIcon
  readonly words: Exclude<Open, 'unpaid'> | 'late'
  /** The label of the payment button, if the order can be paid. */
  readonly pay?: 'payAgain' | 'resume' | 'holdAgain'
  /** Whether another action comes before paying. */
  readonly aside?: true
  readonly bookAgain?: true
}

const abandoned: Look = { tone: 'warning', icon: clockIcon, words: 'abandoned', pay: 'resume' }

const looks: Readonly<Record<Open | 'late', Look>> = {
  waiting: { tone: 'info', icon: hourglassIcon, words: 'waiting' },
  late: { tone: 'info', icon: hourglassIcon, words: 'late', pay: 'payAgain', aside: true },
  declined: { tone: 'danger', icon: alertTriangleIcon, words: 'declined', pay: 'payAgain' },
  abandoned,
  unpaid: abandoned,
  overdue: { tone: 'warning', icon: hourglassIcon, words: 'overdue', pay: 'holdAgain', aside: true },
  expired: { tone: 'warning', icon: clockIcon, words: 'expired', pay: 'holdAgain', bookAgain: true },
  cancelled: { tone: 'info', icon: infoIcon, words: 'cancelled', bookAgain: true },
  unmatched: { tone: 'warning', icon: alertTriangleIcon, words: 'unmatched' },
  unpriced: { tone: 'info', icon: hourglassIcon, words: 'unpriced' },
}

/** The panel for every payment status except success: what is known, and what the customer can do. */
function Unpaid({ order, standing, onPay }: { order: Order; standing: Open; onPay: () => void }) {
  const t = useText()
  const [isLate, setIsLate] = useState(false)
  useDelayedAction(standing === 'waiting', PATIENCE_MS, () => setIsLate(true))
  const { tone, icon, words, pay, aside, bookAgain } =
    looks[standing === 'waiting' && isLate ? 'late' : standing]
  // As a third action the link stands on a line of its own; the negative margin aligns its text with
  // the text above.
  const isThird = pay !== undefined && bookAgain
  const back = (
    <Button asChild variant="quiet" className={isThird ? '-ms-4 lg:-ms-5' : 'max-md:-mx-4'}>
      <Link to={paths.myOrders.to()}>{t('booking.result.orders')}</Link>
    </Button>
  )
  const isHeld = order.holdExpiresAt !== null && !aside && pay !== undefined
  return (
    <>
      <PaymentResultPanel
        tone={tone}
        icon={icon}
        title={t(`booking.result.${words}.title`)}
        text={t(`booking.result.${words}.text`)}
        order={order}
        more={
          isHeld && (
            <p className="m-0 text-text-muted">
              {t('booking.result.heldUntil')} <TimeText value={riyadhTime(order.holdExpiresAt)} />
            </p>
          )
        }
        actions={
          words === 'waiting' ? (
            <Spinner label={t('booking.result.waiting.title')} />
          ) : (
            <>
              {pay && (
                <Button
                  variant={aside ? 'secondary' : 'primary'}
                  icon={<Icon of={creditCardIcon} size="md" />}
                  onClick={onPay}
                  {...preloadOnIntent(LazyPayOrderPopup.preload)}
                >
                  {t(`booking.result.${pay}`)}{' '}
                  {order.due !== null && !isOrderPriceExpired(order) && <Money halalas={order.due} />}
                </Button>
              )}
              {bookAgain && <BookAgain order={order} />}
              {isThird ? <div className="w-full">{back}</div> : back}
            </>
          )
        }
      />
    </>
  )
}
