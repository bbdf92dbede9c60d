import { positionInQueue, readPaymentQueue } from '@sakina/api-client/booking'
import type { Id } from '@sakina/api-client/client'
import { getMyOrder, payMyOrder } from '@sakina/api-client/wire/orders'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { ZERO_MONEY, subtract } from '@sakina/domain/money'
import { PaymentPopup, type PaymentChoice } from '@sakina/ui/payment-popup'
import { useEffect, useRef, useState } from 'react'

import { paths } from '../../../shared/config/paths.ts'
import { useText } from '../../../shared/intl/use-text.ts'
import { useCardSelection } from '../../../shared/payment/use-card-selection.tsx'
import { useErrorMessage } from '../../../shared/errors/error-sentences.ts'
import { useNavigate } from '../../../shared/router/index.ts'
import { deviceStorage } from '../draft/device-storage.ts'

type Props = {
  orderId: Id
  onClose: () => void
  /** Called when the order can no longer be paid. The page then shows why. */
  onUnpayable?: () => void
}

/**
 * The ways to pay an order. Card and instalments open the payment page of the provider; the wallet is
 * charged at once.
 */
export default function PayOrder({ orderId, onClose, onUnpayable }: Props) {
  const t = useText()
  const words = useErrorMessage()
  const navigate = useNavigate()
  const [method, setMethod] = useState<PaymentChoice>('card')
  const order = useEndpoint(getMyOrder, { params: { id: String(orderId) } })
  const wallet = useEndpoint(getWallet, {})
  const pay = useCommand(payMyOrder)
  const card = useCardSelection()
  const [leaving, setLeaving] = useState(false)
  const place = positionInQueue(readPaymentQueue(deviceStorage()), String(orderId))

  const start = async (): Promise<void> => {
    const reply = await pay.run({
      params: { id: String(orderId) },
      body: { method, ...(method === 'card' && card.wish) },
    })
    if (reply.ok || reply.error.code === 'order_already_paid') {
      setLeaving(true)
      const to = paths.paymentResult.to(orderId)
      void navigate(reply.ok && method !== 'wallet' ? paths.checkout.to(orderId, method) : to)
      return
    }
    if (reply.error.code === 'order_not_payable') onUnpayable?.()
  }
  // An order that is paid from the wallet, cancelled, or paid on the government platform shows that on its
  // own page.
  const isSettled = order.data !== undefined && !order.data.isPayable
  const left = useRef(false)
  useEffect(() => {
    if (!isSettled || leaving || left.current) return
    left.current = true
    onUnpayable?.()
    void navigate(paths.paymentResult.to(orderId))
  }, [isSettled, leaving, navigate, onUnpayable, orderId])
  const isHeld = order.data !== undefined && order.data.holdExpiresAt !== null
  const failure = pay.error ?? order.error
  return (
    <PaymentPopup
      open
      onOpenChange={onClose}
      amount={order.data?.due ?? 0}
      orderNumber={order.data?.number}
      place={place}
      walletBalance={wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : ZERO_MONEY}
      value={method}
      onValueChange={(chosen) => {
        // An error of one payment method does not apply to another.
        pay.reset()
        setMethod(chosen)
      }}
      details={method === 'card' && card.fields}
      onPay={() => void start()}
      submitting={pay.busy || leaving || (order.data === undefined && order.error === undefined)}
      failure={
        failure && (
          <>
            {words(failure)} {isHeld && t('booking.pay.held')}
          </>
        )
      }
    />
  )
}
