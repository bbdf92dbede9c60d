'use client'
import type { ReactNode } from 'react'
import type { ContractSummary } from '../../internal/contract-summary.tsx'
import { ContractSummaryList } from '../../internal/contract-summary.tsx'
import { createFieldProps } from '../../internal/request-fields.ts'
import type { RequestFieldsProps } from '../../internal/request-fields.ts'
import { Alert } from '../alert/alert.tsx'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { DateText } from '../date-text/date-text.tsx'
import { useKit } from '../provider/context.ts'
import { QuoteLines } from '../quote-lines/quote-lines.tsx'
import type { QuoteLinesQuote } from '../quote-lines/quote-lines.tsx'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export interface SuspensionValues {
  reason: string
  reasonText: string
  /** `YYYY-MM-DD`. */
  suspensionDate: string
  /** `YYYY-MM-DD`. */
  resumeDate: string
}

export interface SuspensionFieldsProps extends RequestFieldsProps<SuspensionValues> {
  contract: ContractSummary
  /** Today in Riyadh. The caller passes it, because the kit does not read the clock. */
  today: string
  /** The first day on which a suspension can begin, as `YYYY-MM-DD`. It defaults to today. */
  earliestDate?: string | undefined
  /** The last day on which the service can resume, as `YYYY-MM-DD`. */
  latestResumeDate?: string | undefined
  /** The default day of resumption, as `YYYY-MM-DD`. */
  usualResumeDate?: string | undefined
  /** The new last day of the contract after this suspension, as `YYYY-MM-DD`. */
  newEndDate?: string | undefined
  /** `undefined` while it is being calculated. */
  quote: QuoteLinesQuote | undefined
  /** Called by the retry button that appears when the quote could not be loaded. */
  onRetryQuote?: (() => void) | undefined
  /** The reason why the contract cannot be suspended for these days. */
  refusal?: ReactNode
}

/** The fields of the suspension popup, for use on a page. */
export function SuspensionFields(props: SuspensionFieldsProps): ReactNode {
  const { values, onValueChange, onLeave, reasons, countTo, contract, today, quote, onRetryQuote, refusal } =
    props
  const { usualResumeDate, earliestDate = today, latestResumeDate, newEndDate } = props
  const words = useKit('SuspensionPopup').strings.suspensionPopup
  const bound = createFieldProps(props)
  return (
    <>
      <ContractSummaryList contract={contract} />
      <RadioGroup
        {...bound('reason')}
        label={words.reason}
        optional
        options={reasons}
        value={values.reason}
        onValueChange={(value) => onValueChange('reason', value)}
      />
      {values.reason === 'other' && (
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
      )}
      <div className="sk:grid sk:items-start sk:gap-5 sk:sm:grid-cols-2">
        <DatePicker
          {...bound('suspensionDate')}
          label={words.from}
          required
          today={today}
          min={earliestDate}
          value={values.suspensionDate || null}
          onValueChange={(day) => onValueChange('suspensionDate', day ?? '')}
        />
        <DatePicker
          {...bound('resumeDate')}
          label={words.until}
          optional
          hint={
            usualResumeDate && (
              <>
                {words.untilEmpty} <DateText value={usualResumeDate} />
              </>
            )
          }
          today={today}
          min={values.suspensionDate || earliestDate}
          max={latestResumeDate}
          value={values.resumeDate || null}
          onValueChange={(day) => onValueChange('resumeDate', day ?? '')}
        />
      </div>
      <p className="sk:m-0 sk:empty:hidden" aria-live="polite" aria-atomic="true">
        {newEndDate && (
          <>
            {words.newEnd} <DateText value={newEndDate} form="weekday" className="sk:font-semibold" />
          </>
        )}
      </p>
      <QuoteLines quote={quote} onRetry={onRetryQuote} refusal={refusal} />
      <Alert>{words.note}</Alert>
    </>
  )
}
