import type { UseBookingResult, PlaceOrdersError, BookingPriceState } from '@sakina/api-client/booking'
import type { PlanDetail } from '@sakina/api-client/client'
import type { Instant } from '@sakina/domain/calendar'
import { getChosenWorkers } from '@sakina/domain/booking'
import type { BookingPrice, BookingSection } from '@sakina/domain/booking'
import { Button } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { Link } from '../../../shared/router/index.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { useTermsAndPaymentPopups } from '../order/use-terms-and-payment.ts'
import { LazyBookingExtras, LazyReviewedChoices, LazyOrderErrorPanel } from '../steps/lazy-steps.tsx'
import type { StepSaveHandlers } from '../steps/use-open-section.ts'

type Props = {
  plan: PlanDetail
  now: Instant
  price: BookingPrice
  booking: UseBookingResult
  paying: ReturnType<typeof useTermsAndPaymentPopups>
  /** The account form, if nobody is signed in. */
  account: ReactNode
  /** The form that verifies the mobile, if an order needs it. */
  mobile: ReactNode
  keep: StepSaveHandlers
  /** Called if the worker of this order was reserved by somebody else. */
  onGone: (index: number) => void
  onGoTo: (fold: BookingSection) => void
}

/** Returns the error of the order, or else of the price. An unverified mobile has a card of its own. */
function errorOf(
  { error }: BookingPriceState,
  ofOrders: PlaceOrdersError | undefined,
): PlaceOrdersError | undefined {
  if (ofOrders?.kind === 'refused' && ofOrders.error.code === 'mobile_unproved') return undefined
  return ofOrders ?? (error && { kind: 'refused', error, index: 0, ids: [] })
}

/**
 * The last section: errors, what the customer still has to fill in, the price, and optional additions.
 */
export function ReviewScreen({
  plan,
  now,
  price,
  booking,
  paying,
  account,
  mobile,
  keep,
  onGone,
  onGoTo,
}: Props) {
  const { draft, change, pricing, timesAvailability, forgetError } = booking
  const t = useText()
  const { status } = useSession()
  const error = errorOf(pricing, booking.error)
  const goneAt = booking.error?.kind === 'refused' ? booking.error.index : 0
  return (
    <>
      {error && (
        <LazyOrderErrorPanel
          orderError={error}
          workers={getChosenWorkers(draft).workerIds.map(String)}
          shownTotal={(index) => booking.totals[index]}
          onAcceptTotal={(index, total) => {
            void pricing.askAgain()
            void paying.acceptTotal(index, total)
          }}
          onTryAgain={() => {
            if (booking.error) void pricing.askAgain().then(() => paying.pay())
            else void pricing.askAgain()
          }}
          onGoTo={(wanted) => {
            if (wanted === 'who') onGone(goneAt)
            if (wanted === 'where') change({ type: 'chooseAddress', address: undefined })
            onGoTo(wanted)
          }}
          onLeaveToOffice={() => {
            change({ type: 'leaveToOffice' })
            forgetError()
          }}
          onDropVoucher={() => {
            change({ type: 'dropVoucher' })
            forgetError()
          }}
          onWithoutWallet={() => {
            change({ type: 'keepBalance' })
            forgetError()
          }}
          onGoOn={([orderId]) => {
            forgetError()
            if (orderId !== undefined) paying.askPayment(orderId)
          }}
          onStartOver={(ids, wanted) => {
            onGone(goneAt)
            void paying.startOver(ids, () => onGoTo(wanted))
          }}
          plansLink={
            <Button asChild>
              <Link to={paths.services.to()}>{t('booking.plans')}</Link>
            </Button>
          }
        />
      )}
      {status === 'signedOut' && account}
      {mobile}
      <LazyReviewedChoices
        plan={plan}
        draft={draft}
        price={price}
        now={now}
        hasError={booking.error !== undefined}
        timesAvailability={timesAvailability}
        onGoTo={onGoTo}
      />
      <LazyBookingExtras draft={draft} price={price} onChange={keep.extras} />
    </>
  )
}
