import { useEndpoint } from '@sakina/api-client/swr'
import { quoteContractChange } from '@sakina/api-client/wire/contracts'
import type { Money } from '@sakina/domain/money'
import { isCancelledAtOnce, isWorseThanShown, type QuotedSums } from '@sakina/domain/policies'
import { MAX_SUSPENSION_DAYS } from '@sakina/domain/vocabulary'
import { DateText } from '@sakina/ui/date-text'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useExpiry } from '../clock/use-expiry.ts'
import { useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'
import { toCancellationCost, toQuoteLinesQuote } from './quote-view.ts'
import { VoucherNote } from './voucher-note.tsx'

const known = [
  'suspension_in_the_past',
  'suspension_empty',
  'suspension_after_the_end',
  'suspension_before_arrival',
  'instalments_not_cancellable',
  'refund_not_allowed',
  'contract_not_open',
] as const

type QuoteInput = {
  /** Nothing is fetched while no contract is chosen. */
  readonly contractId: string | undefined
  readonly kind: 'cancellation' | 'suspension' | 'refund_payment'
  readonly from?: string
  readonly until?: string
}

/**
 * Fetches what a cancellation, a suspension or a refund of a contract would cost or give back now, and again
 * when a moment passes that changes it.
 */
export function useContractChangeQuote({ contractId, kind, from, until }: QuoteInput) {
  const t = useText()
  const words = useErrorMessage()
  const { data, error, mutate } = useEndpoint(
    quoteContractChange,
    contractId === undefined
      ? null
      : { params: { id: contractId }, query: { kind, ...(from && { from }), ...(until && { until }) } },
  )
  const again = () => void mutate()
  const at = useExpiry(data?.validUntil, again)
  const input = [contractId, kind, from, until].join(' ')
  const [first, setFirst] = useState<{ readonly input: string; readonly sums: QuotedSums }>()
  if (data !== undefined && first?.input !== input) setFirst({ input, sums: data })
  const hasWorsened = data !== undefined && first?.input === input && isWorseThanShown(data, first.sums)
  const code = data?.refusal?.replace(/^policies\./, '') ?? null
  const sentence = (): ReactNode => {
    if (code === 'suspension_too_long')
      return t('requests.refusal.suspension_too_long', { most: MAX_SUSPENSION_DAYS })
    if (code === 'suspension_before_the_start' && data?.earliestOn)
      return (
        <>
          {t('requests.refusal.suspension_before_the_start')} <DateText value={data.earliestOn} />
        </>
      )
    return t(`requests.refusal.${known.find((each) => each === code) ?? 'other'}`)
  }
  const refusal =
    code !== null
      ? sentence()
      : error?.code === 'contract_not_open'
        ? t('requests.refusal.contract_not_open')
        : undefined
  return {
    refund: data?.refund,
    voucher: data?.voucher ?? undefined,
    /** The sums that are shown, for the body of the request. */
    expected: data && { expectedFee: data.fee, expectedRefund: data.refund },
    /** Whether the sums that were done are better for the customer than those shown. */
    isBetter: (done: { readonly fee: Money | null; readonly refund: Money | null }): boolean =>
      data !== undefined &&
      isWorseThanShown(data, { fee: done.fee ?? data.fee, refund: done.refund ?? data.refund }),
    /** Whether a cancellation sent now is granted at once, because it is free. */
    isAtOnce:
      data !== undefined && kind === 'cancellation' && isCancelledAtOnce(toCancellationCost(data), at),
    quote:
      data && code === null
        ? {
            ...toQuoteLinesQuote(data, at),
            voucher: data.voucher && <VoucherNote voucher={data.voucher} />,
            notice: hasWorsened && t('requests.quoteMoved'),
          }
        : undefined,
    refusal,
    onRetry: error && !data && refusal === undefined ? again : undefined,
    failureText: error && words(error),
    again,
  }
}
