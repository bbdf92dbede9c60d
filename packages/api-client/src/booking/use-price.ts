import { extrasOf, priceBooking, quoteRequest } from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import { ZERO_MONEY, subtract } from '@sakina/domain/money'
import type { ApiError } from '../client/api-error.ts'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { getDeliveryConfig } from '../wire/catalogue.ts'
import type { PlanDetail } from '../wire/entities/plan.ts'
import type { OrderQuote } from '../wire/entities/quote.ts'
import { quoteOrder } from '../wire/orders.ts'
import { getWallet } from '../wire/wallet.ts'
import type { OrderReservation } from './use-order-reservation.ts'

export type PriceState = {
  readonly price: BookingPrice | undefined
  /** The server's own sum for this choice, where it was asked. */
  readonly quote: OrderQuote | undefined
  readonly error: ApiError | undefined
  readonly isAsking: boolean
  readonly askAgain: () => Promise<unknown>
}

type PriceOptions = {
  /** The booking is about to be paid: the server's own sum is needed. */
  readonly isExact: boolean
  readonly isSignedIn: boolean
  readonly reservation: OrderReservation
}

const isOfVoucher = (error: ApiError | undefined): boolean => error?.code.startsWith('voucher_') ?? false

/**
 * What the choice so far costs. Added up here at once with the rules the server adds up with; the server is asked where
 * only it can know (a voucher) and before anything is ordered.
 */
export function usePrice(
  plan: PlanDetail,
  draft: BookingDraft,
  { isExact, isSignedIn, reservation }: PriceOptions,
): PriceState {
  const config = useEndpoint(getDeliveryConfig, draft.service === 'hourly' ? null : {})
  const wallet = useEndpoint(getWallet, isSignedIn && isExact ? {} : null)
  const isNeeded = isExact || extrasOf(draft).voucherCode !== ''
  const asked = useEndpoint(quoteOrder, isNeeded ? { body: quoteRequest(draft) } : null)
  const error = isOfVoucher(asked.error) && reservation !== 'none' ? undefined : asked.error
  return {
    price: priceBooking(draft, plan, {
      deliveryCost: config.data?.deliveryCost ?? undefined,
      quoted: isOfVoucher(error) ? undefined : asked.data,
      // What is frozen for a return is not there to pay with
      balance: wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : ZERO_MONEY,
    }),
    quote: asked.data,
    error,
    isAsking: asked.isValidating,
    askAgain: () => asked.mutate(),
  }
}
