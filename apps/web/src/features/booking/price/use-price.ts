import type { ApiError, OrderQuote, PlanDetail } from '@sakina/api-client/client'
import { getDeliveryConfig } from '@sakina/api-client/wire/catalogue'
import { quoteOrder } from '@sakina/api-client/wire/orders'
import { getWallet } from '@sakina/api-client/wire/wallet'
import { useEndpoint } from '@sakina/api-client/swr'
import type { BookingDraft } from '@sakina/domain/draft'
import { least, NOTHING, percentNumber, subtract, sum } from '@sakina/domain/money'
import type { Money } from '@sakina/domain/money'

import { quotePlan } from '../../../shared/plans/quote-plan.ts'
import { useSession } from '../../../shared/session/session.ts'
import { quoteBody } from '../order/order-body.ts'
import { useOwnHold } from '../order/own-hold.ts'
import { deliveryOf, extrasOf, visitsOf, workersOf } from '../steps/step-values.ts'

export type PriceLine = { readonly code: string; readonly amount: Money }

export type PercentVoucher = NonNullable<OrderQuote['voucher']>

export type Price = {
  readonly lines: readonly PriceLine[]
  readonly taxPercent: number
  readonly ofWhich: readonly PriceLine[]
  readonly outside: readonly PriceLine[]
  /** What a voucher takes off by a percentage. */
  readonly voucher: PercentVoucher | null
  /** Of each order, in the order of the workers. */
  readonly totals: readonly Money[]
  /** Of all of them. */
  readonly total: Money
  readonly balance: Money
  readonly wallet: Money
  /** What is to be paid now: all of it, less the balance. */
  readonly due: Money
}

export type PriceState = {
  readonly price: Price | undefined
  /** The server's own sum for this choice, where it was asked. */
  readonly quote: OrderQuote | undefined
  readonly error: ApiError | undefined
  readonly isAsking: boolean
  readonly askAgain: () => Promise<unknown>
}

const isOfVoucher = (error: ApiError | undefined): boolean => error?.code.startsWith('voucher_') ?? false

/** By code alone, so that the words are ours wherever the sum comes from. */
const bare = (lines: readonly PriceLine[]): readonly PriceLine[] =>
  lines.map(({ code, amount }) => ({ code, amount }))

/**
 * What the choice so far costs. Added up here at once with the rules the server adds up with; the server is asked where
 * only it can know (a voucher) and before anything is ordered.
 */
export function usePrice(plan: PlanDetail, draft: BookingDraft, exact: boolean): PriceState {
  const { status } = useSession()
  const config = useEndpoint(getDeliveryConfig, draft.service === 'hourly' ? null : {})
  const { useWallet, voucherCode } = extrasOf(draft)
  const wallet = useEndpoint(getWallet, status === 'signedIn' && exact ? {} : null)
  const asked = useEndpoint(
    quoteOrder,
    exact || voucherCode !== '' ? { body: quoteBody(draft, plan, NOTHING) } : null,
  )
  const hold = useOwnHold(draft)
  const { isHome } = deliveryOf(draft)
  const { repeatMode, repeatCount } = visitsOf(draft)
  const local = quotePlan(plan, {
    repeatCount: draft.service === 'hourly' && repeatMode !== 'once' ? repeatCount : 1,
    delivery: isHome && draft.service !== 'hourly' ? (config.data?.deliveryCost ?? undefined) : undefined,
  })
  const error = isOfVoucher(asked.error) && hold !== 'none' ? undefined : asked.error
  const answered = {
    quote: asked.data,
    error,
    isAsking: asked.isValidating,
    askAgain: () => asked.mutate(),
  }
  if (local === undefined) return { ...answered, price: undefined }

  const quote = isOfVoucher(error) ? undefined : asked.data
  const first = quote?.total ?? local.total
  const { count } = workersOf(draft)
  // The voucher is for the first order; the others cost what the plan costs
  const other = voucherCode === '' ? first : local.total
  const totals = Array.from({ length: count }, (_, index) => (index === 0 ? first : other))
  const total = sum(totals)
  // What is frozen for a return is not there to pay with
  const balance = wallet.data ? subtract(wallet.data.balance, wallet.data.frozen) : NOTHING
  const used = useWallet ? least(balance, first) : NOTHING
  return {
    ...answered,
    price: {
      lines: bare(quote?.lines ?? local.lines),
      taxPercent: quote?.taxPercent ?? percentNumber(local.taxPercent),
      ofWhich: bare(quote?.ofWhich ?? local.ofWhich),
      outside: bare(quote?.outside ?? local.outside),
      voucher: quote?.voucher ?? null,
      totals,
      total,
      balance,
      wallet: used,
      due: subtract(total, used),
    },
  }
}
