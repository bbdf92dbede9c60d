import { positionInQueue } from '@sakina/domain/booking'
import { ZERO_MONEY, subtract } from '@sakina/domain/money'
import type { PaymentMethod } from '@sakina/domain/vocabulary'
import { useState } from 'react'
import { useCommand } from '../swr/use-command.ts'
import { useEndpoint } from '../swr/use-endpoint.ts'
import type { Id } from '../wire/value-codecs.ts'
import { getMyOrder, payMyOrder } from '../wire/orders.ts'
import { getWallet } from '../wire/wallet.ts'
import type { BookingDevicePorts } from './device.ts'
import { readPaymentQueue } from './payment-queue.ts'

type Card = { readonly cardId?: string; readonly saveCard?: boolean }

/**
 * The payment of an order, new or resumed. Card and instalments continue at the provider; the wallet is
 * charged at once.
 */
export function usePayOrder(orderId: Id, device: Pick<BookingDevicePorts, 'storage'>) {
  const id = String(orderId)
  const { data: order, error } = useEndpoint(getMyOrder, { params: { id } })
  const { data: wallet } = useEndpoint(getWallet, {})
  const command = useCommand(payMyOrder)
  const [isLeaving, setIsLeaving] = useState(false)
  return {
    order,
    place: positionInQueue(readPaymentQueue(device.storage()), id),
    // The frozen part of the wallet cannot be used to pay.
    balance: wallet ? subtract(wallet.balance, wallet.frozen) : ZERO_MONEY,
    /** Where the payment continues; undefined if it was refused. An order paid meanwhile shows its result. */
    pay: async (
      method: PaymentMethod,
      card: Card,
    ): Promise<'provider' | 'result' | 'unpayable' | undefined> => {
      const reply = await command.run({ params: { id }, body: { method, ...(method === 'card' && card) } })
      if (reply.ok || reply.error.code === 'order_already_paid') {
        setIsLeaving(true)
        return reply.ok && method !== 'wallet' ? 'provider' : 'result'
      }
      return reply.error.code === 'order_not_payable' ? 'unpayable' : undefined
    },
    /** Forgets an error, which belongs to one way of paying. */
    forgetError: command.reset,
    error: command.error ?? error ?? undefined,
    isBusy: command.busy || isLeaving || (order === undefined && error === undefined),
    isHeld: order !== undefined && order.holdExpiresAt !== null,
    /** The order was paid from the wallet, cancelled, or is paid on the government platform. */
    isSettled: order !== undefined && !order.isPayable && !isLeaving,
  }
}
