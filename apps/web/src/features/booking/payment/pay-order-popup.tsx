import { usePayOrder } from '@sakina/api-client/booking'
import type { Id } from '@sakina/api-client/client'
import type { Money } from '@sakina/domain/money'
import { PaymentPopup, type PaymentChoice } from '@sakina/ui/payment-popup'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useCardSelection } from '../../../shared/orders/use-card-selection.tsx'
import { useErrorMessage } from '../../../shared/errors/error-messages.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { bookingDevicePorts } from '../draft/booking-device.ts'

type Props = {
  orderId: Id
  onClose: () => void
  /** Called when the order can no longer be paid. The page then shows why. */
  onUnpayable?: () => void
  /** The sum that the customer has already agreed to pay with the saved card. */
  takeAgreedSum?: () => Money | undefined
}

/**
 * The ways to pay an order. Card and instalments open the payment page of the provider; the wallet is
 * charged at once.
 */
export default function PayOrderPopup({ orderId, onClose, onUnpayable, takeAgreedSum }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const navigate = useNavigate()
  const [method, setMethod] = useState<PaymentChoice>('card')
  const { order, place, balance, pay, forgetError, error, isBusy, isHeld, isSettled } = usePayOrder(
    orderId,
    bookingDevicePorts,
  )
  const card = useCardSelection()

  const start = async (): Promise<void> => {
    const next = await pay(method, card.wish)
    if (next === 'unpayable') onUnpayable?.()
    if (next === 'provider') void navigate(paths.checkout.to(orderId, method))
    if (next === 'result') void navigate(paths.paymentResult.to(orderId))
  }
  const payAtOnce = useEffectEvent(() => {
    const sum = takeAgreedSum?.()
    if (sum !== undefined && sum === order?.due) void start()
  })
  const isReady = order?.isPayable === true && card.wish.cardId !== undefined
  useEffect(() => {
    if (isReady) payAtOnce()
  }, [isReady])
  // A settled order shows on its own page how it was settled.
  const left = useRef(false)
  useEffect(() => {
    if (!isSettled || left.current) return
    left.current = true
    onUnpayable?.()
    void navigate(paths.paymentResult.to(orderId))
  }, [isSettled, navigate, onUnpayable, orderId])
  return (
    <PaymentPopup
      open
      onOpenChange={onClose}
      amount={order?.due ?? 0}
      orderNumber={order?.number}
      place={place}
      walletBalance={balance}
      value={method}
      onValueChange={(chosen) => {
        forgetError()
        setMethod(chosen)
      }}
      details={method === 'card' && card.fields}
      onPay={() => void start()}
      submitting={isBusy}
      failure={
        error && (
          <>
            {words(error)} {isHeld && t('booking.pay.held')}
          </>
        )
      }
    />
  )
}
