import { useEndpoint } from '@sakina/api-client/swr'
import { quoteContractChange } from '@sakina/api-client/wire/contracts'
import { isCancelledAtOnce } from '@sakina/domain/policies'
import { MAX_SUSPENSION_DAYS } from '@sakina/domain/vocabulary'
import { DateText } from '@sakina/ui/date-text'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { now } from '../clock/now.ts'
import { useErrorMessage } from '../errors/error-messages.ts'
import { useText } from '../intl/use-text.ts'
import { toCancellationCost, toQuoteLinesQuote } from './quote-view.ts'

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
 * Fetches what a cancellation, a suspension or a refund of a contract would cost or give back now.
 */
export function useContractChangeQuote({ contractId, kind, from, until }: QuoteInput) {
  const t = useText()
  const words = useErrorMessage()
  const [at] = useState(now)
  const { data, error, mutate } = useEndpoint(
    quoteContractChange,
    contractId === undefined
      ? null
      : { params: { id: contractId }, query: { kind, ...(from && { from }), ...(until && { until }) } },
  )
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
    fee: data?.fee,
    refund: data?.refund,
    /** Whether a cancellation sent now is granted at once, because it is free. */
    isAtOnce:
      data !== undefined && kind === 'cancellation' && isCancelledAtOnce(toCancellationCost(data), at),
    quote: data && code === null ? toQuoteLinesQuote(data, at) : undefined,
    refusal,
    onRetry: error && !data && refusal === undefined ? () => void mutate() : undefined,
    failureText: error && words(error),
    again: () => void mutate(),
  }
}
