import type { ApiError, OrderQuote, PlanDetail } from '@sakina/api-client/client'
import { getDeliveryConfig } from '@sakina/api-client/wire/catalogue'
import { quoteOrder } from '@sakina/api-client/wire/orders'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { useEndpoint } from '@sakina/api-client/swr'
import { extrasOf, priceBooking, quoteRequest } from '@sakina/domain/booking'
import type { BookingDraft, BookingPrice } from '@sakina/domain/booking'
import { NOTHING, subtract } from '@sakina/domain/money'

import { useSession } from '../../../shared/session/session.ts'
import { useOwnHold } from '../order/own-hold.ts'

export type PriceState = {
  readonly price: BookingPrice | undefined
  /** The server's own sum for this choice, where it was asked. */
  readonly quote: OrderQuote | undefined
  readonly error: ApiError | undefined
  readonly isAsking: boolean
  readonly askAgain: () => Promise<unknown>
}

const isOfVoucher = (error: ApiError | undefined): boolean => error?.code.startsWith('voucher_') ?? false

/**
 * What the choice so far costs. Added up here at once with the rules the server adds up with; the server is asked where
 * only it can know (a voucher) and before anything is ordered.
 */
export function usePrice(plan: PlanDetail, draft: BookingDraft, exact: boolean): PriceState {
  const { status } = useSession()
  const config = useEndpoint(getDeliveryConfig, draft.service === 'hourly' ? null : {})
  const wallet = useEndpoint(getWallet, status === 'signedIn' && exact ? {} : null)
  const isNeeded = exact || extrasOf(draft).voucherCode !== ''
  const asked = useEndpoint(quoteOrder, isNeeded ? { body: quoteRequest(draft) } : null)
  const hold = useOwnHold(draft)
  const error = isOfVoucher(asked.error) && hold !== 'none' ? undefined : asked.error
  return {
    price: priceBooking(draft, plan, {
      deliveryCost: config.data?.deliveryCost ?? undefined,
      quoted: isOfVoucher(error) ? undefined : asked.data,
      // What is frozen for a return is not there to pay with
      balance: wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : NOTHING,
    }),
    quote: asked.data,
    error,
    isAsking: asked.isValidating,
    askAgain: () => asked.mutate(),
  }
}
