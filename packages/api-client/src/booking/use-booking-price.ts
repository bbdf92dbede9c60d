import { getChosenExtras, priceBooking, toQuoteRequest } from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import { ZERO_MONEY, subtract } from '@sakina/domain/money'
import type { ApiError } from '../client/api-error.ts'
import { useEndpoint } from '../swr/use-endpoint.ts'
import { getDeliveryConfig } from '../wire/catalogue.ts'
import type { PlanDetail } from '../wire/records/plan.ts'
import type { OrderQuote } from '../wire/records/quote.ts'
import { quoteOrder } from '../wire/orders.ts'
import { getWallet } from '../wire/wallet.ts'
import type { OrderReservationState } from './use-order-reservation.ts'

/** The price of a booking, the server's quote, and the state of the request for it. */
export type BookingPriceState = {
  readonly price: BookingPrice | undefined
  /** The server's quote for this choice, once it has been requested. */
  readonly quote: OrderQuote | undefined
  readonly error: ApiError | undefined
  readonly isAsking: boolean
  readonly askAgain: () => Promise<unknown>
}

type PriceOptions = {
  /** Whether the booking has reached the payment, which needs the server's quote. */
  readonly isExact: boolean
  /** Whether a customer is signed in, whose wallet can pay. */
  readonly hasWallet: boolean
  readonly reservation: OrderReservationState
}

const isOfVoucher = (error: ApiError | undefined): boolean => error?.code.startsWith('voucher_') ?? false

/**
 * Calculates the price of the choices so far on the device, by the same rules as on the server,
 * which is asked only about a voucher and right before an order.
 */
export function useBookingPrice(
  plan: PlanDetail,
  draft: BookingDraft,
  { isExact, hasWallet, reservation }: PriceOptions,
): BookingPriceState {
  const config = useEndpoint(getDeliveryConfig, draft.service === 'hourly' ? null : {})
  const wallet = useEndpoint(getWallet, hasWallet && isExact ? {} : null)
  const isNeeded = isExact || getChosenExtras(draft).voucherCode !== ''
  const serverQuote = useEndpoint(quoteOrder, isNeeded ? { body: toQuoteRequest(draft) } : null)
  const error = isOfVoucher(serverQuote.error) && reservation !== 'none' ? undefined : serverQuote.error
  return {
    price: priceBooking(draft, plan, {
      deliveryCost: config.data?.deliveryCost ?? undefined,
      quoted: isOfVoucher(error) ? undefined : serverQuote.data,
      // The frozen part of the wallet cannot be used to pay.
      balance: wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : ZERO_MONEY,
    }),
    quote: serverQuote.data,
    error,
    isAsking: serverQuote.isValidating,
    askAgain: () => serverQuote.mutate(),
  }
}
