'use client'
import type { ReactNode } from 'react'
import type { ContractSummary } from '../../internal/contract-summary.tsx'
import { ContractSummaryList } from '../../internal/contract-summary.tsx'
import { createFieldProps } from '../../internal/request-fields.ts'
import type { RequestFieldsProps } from '../../internal/request-fields.ts'
import { useKit } from '../provider/context.ts'
import { QuoteLines } from '../quote-lines/quote-lines.tsx'
import type { QuoteLinesQuote } from '../quote-lines/quote-lines.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export interface CancellationValues {
  reason: string
  reasonText: string
}

export interface CancellationFieldsProps extends RequestFieldsProps<CancellationValues> {
  contract: ContractSummary
  /** The cost or the refund; `undefined` while it is being calculated. */
  quote: QuoteLinesQuote | undefined
  /** Called by the retry button that appears when the quote could not be loaded. */
  onRetryQuote?: (() => void) | undefined
  /** The reason why this contract cannot be cancelled. */
  refusal?: ReactNode
  /** When and where a refund arrives. With it the form begins with the total in large type. */
  arrival?: ReactNode
  /** When the cancellation takes effect, once that is known. The popup has it below the title. */
  effect?: ReactNode
  /** Alternatives to cancelling, such as a pause, shown below the amounts. */
  alternatives?: ReactNode
  /** The field for attaching a picture, such as a FileDrop. */
  attachment?: ReactNode
}

/** The fields of the cancellation popup, for use on a page. */
export function CancellationFields(props: CancellationFieldsProps): ReactNode {
  const {
    values,
    onValueChange,
    onLeave,
    reasons,
    countTo,
    contract,
    quote,
    onRetryQuote,
    refusal,
    arrival,
    effect,
    alternatives,
    attachment,
  } = props
  const words = useKit('CancellationPopup').strings.cancellationPopup
  const bound = createFieldProps(props)
  return (
    <>
      {!arrival && <ContractSummaryList contract={contract} />}
      <QuoteLines quote={quote} onRetry={onRetryQuote} refusal={refusal} arrival={arrival} />
      {effect && <p className="sk:m-0">{effect}</p>}
      {alternatives}
      <RadioGroup
        {...bound('reason')}
        label={words.reason}
        optional
        options={reasons}
        value={values.reason}
        onValueChange={(value) => onValueChange('reason', value)}
      />
      <Textarea
        {...bound('reasonText')}
        label={words.details}
        optional
        rows={3}
        countTo={countTo}
        value={values.reasonText}
        onValueChange={(value) => onValueChange('reasonText', value)}
        onBlur={() => onLeave?.('reasonText')}
      />
      {attachment}
      {arrival && <ContractSummaryList contract={contract} />}
    </>
  )
}
