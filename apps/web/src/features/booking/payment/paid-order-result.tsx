import {
  passportKey,
  removeSharedChoices,
  removeStoredDraft,
  removePaymentQueue,
  storePaymentQueue,
  readPaymentQueue,
} from '@sakina/api-client/booking'
import type { Order } from '@sakina/api-client/client'
import { getMyOrder } from '@sakina/api-client/wire/orders'
import { useApiClient } from '@sakina/api-client/swr'
import { SuccessDates } from '@sakina/ui/art/illustrations/success-dates'
import { markPaidInQueue, nextOrderIdToPay, positionInQueue } from '@sakina/domain/booking'
import { Button } from '@sakina/ui/button'
import { Icon, checkCircleIcon, creditCardIcon } from '@sakina/ui/icon'
import { useEffect, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useDigits } from '../../../shared/intl/messages-provider.tsx'
import { convertDigits } from '../../../shared/intl/response-digits.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { lazyCalendarDownload } from '../../../shared/orders/lazy-calendar-download.ts'
import { PaidBookingSummary } from '../../../shared/orders/paid-booking-summary.tsx'
import { Link, useSearchParams } from '../../../shared/router/index.ts'
import { lazyComponent } from '../../../shared/hydration/lazy-component.tsx'
import { preloadOnIntent } from '../../../shared/hydration/preload-on-intent.ts'
import { deviceStorage } from '../draft/device-storage.ts'
import { deletePassportFile } from '../draft/passport-file.ts'
import { LazyPayOrderPopup } from './lazy-pay-order-popup.tsx'
import { isHandledByGovernmentPlatform } from './order-payment-status.ts'
import { PaymentResultPanel } from './payment-result-panel.tsx'
import { useNextSteps } from './use-next-steps.ts'

const Confirmation = lazyComponent(() => import('./booking-confirmation.tsx'))

const SHOWN_VISITS = 2

/** On a phone the page says everything, and the popup, which has a link, would cover it. */
const isWide = (): boolean => matchMedia('(width >= 48rem)').matches

/**
 * The result of a paid order. It deletes the draft of the booking, and after the last order also
 * the queue of orders to pay.
 */
export function PaidOrderResult({ order }: { order: Order }) {
  const t = useText()
  const [query] = useSearchParams()
  const client = useApiClient()
  const digits = useDigits()
  const store = deviceStorage()
  const id = String(order.id)
  const isElsewhere = isHandledByGovernmentPlatform(order)
  // A paid order leaves the queue; with the last one the booking is complete.
  const [queue] = useState(() => {
    const kept = readPaymentQueue(store)
    return kept && markPaidInQueue(kept, id)
  })
  const next = nextOrderIdToPay(queue, id)
  const place = positionInQueue(queue, id)
  const [paying, setPaying] = useState(false)
  const isConfirmed = next === undefined && !isElsewhere
  const [confirming, setConfirming] = useState(
    isConfirmed && (query.get('popup') === 'confirmation' || isWide()),
  )
  const [all, setAll] = useState<readonly Order[]>([order])

  useEffect(() => {
    if (queue === undefined) return
    removeStoredDraft(store, queue.draftKey)
    removeSharedChoices(store)
    void deletePassportFile(passportKey)
    if (next === undefined) removePaymentQueue(store)
    else storePaymentQueue(store, queue)
  }, [queue, next, store])
  useEffect(() => {
    if (queue === undefined || next !== undefined || queue.orders.length < 2) return undefined
    const stop = new AbortController()
    const read = async () => {
      const replies = await Promise.all(
        queue.orders.map((each) =>
          client.request(getMyOrder, { params: { id: each.id } }, { signal: stop.signal }),
        ),
      )
      const found = replies.flatMap((reply) => (reply.ok ? [convertDigits(reply.value, digits)] : []))
      if (!stop.signal.aborted && found.length > 0) setAll(found)
    }
    void read()
    return () => stop.abort()
  }, [client, queue, next, digits])

  return (
    <>
      <PaymentResultPanel
        tone="success"
        icon={checkCircleIcon}
        celebration={<SuccessDates className="w-24 shrink-0" />}
        title={t(`booking.result.${isElsewhere ? 'elsewhere' : 'paid'}.title`)}
        text={
          next === undefined
            ? t(`booking.result.${isElsewhere ? 'elsewhere' : 'paid'}.text`)
            : t('booking.result.paid.next', {
                position: place?.position ?? 1,
                count: place?.count ?? 1,
              })
        }
        order={order}
        more={
          <>
            <PaidBookingSummary orders={all} visits={SHOWN_VISITS} />
            {isConfirmed && <NextSteps orders={all} />}
          </>
        }
        actions={
          <>
            {next !== undefined && (
              <Button
                icon={<Icon of={creditCardIcon} size="md" />}
                onClick={() => setPaying(true)}
                {...preloadOnIntent(LazyPayOrderPopup.preload)}
              >
                {t('booking.result.payNext')}
              </Button>
            )}
            {next === undefined && (
              <Button asChild>
                <Link to={paths.myOrders.to()}>{t('booking.result.orders')}</Link>
              </Button>
            )}
          </>
        }
      />
      {paying && next !== undefined && <LazyPayOrderPopup orderId={next} onClose={() => setPaying(false)} />}
      {confirming && (
        <Confirmation
          orders={all}
          onClose={() => setConfirming(false)}
          onCalendar={lazyCalendarDownload(all)?.download}
        />
      )}
    </>
  )
}

function NextSteps({ orders }: { orders: readonly Order[] }) {
  const t = useText()
  const steps = useNextSteps(orders)
  return (
    <section className="grid gap-2">
      <h2 className="m-0 text-body font-semibold">{t('booking.next.title')}</h2>
      <ol className="m-0 grid list-numbers gap-1.5 ps-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  )
}
