'use client'
import type { ReactNode } from 'react'
import type { ContractBrief } from '../../internal/contract-brief.tsx'
import { ContractBriefList } from '../../internal/contract-brief.tsx'
import { boundTo } from '../../internal/request-fields.ts'
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
  contract: ContractBrief
  /** The day it is in Riyadh. */
  today: string
  /** The first day a suspension can begin, `YYYY-MM-DD`; today where it is left out. */
  earliestDate?: string | undefined
  /** The last day the service has to resume, `YYYY-MM-DD`. */
  latestResumeDate?: string | undefined
  /** The day the service resumes where none is chosen, `YYYY-MM-DD`. */
  usualResumeDate?: string | undefined
  /** The last day of the contract once it was suspended so, `YYYY-MM-DD`. */
  newEndDate?: string | undefined
  /** What it costs; `undefined` while it is worked out. */
  quote: QuoteLinesQuote | undefined
  /** Asks for the quote again where it failed. */
  onRetryQuote?: (() => void) | undefined
  /** Why this contract cannot be suspended so. */
  refusal?: ReactNode
}

/** The form of the suspension popup, for a page of its own. */
export function SuspensionFields(props: SuspensionFieldsProps): ReactNode {
  const { values, onValueChange, onLeave, reasons, countTo, contract, today, quote, onRetryQuote, refusal } =
    props
  const { usualResumeDate, earliestDate = today, latestResumeDate, newEndDate } = props
  const words = useKit('SuspensionPopup').strings.suspensionPopup
  const bound = boundTo(props)
  return (
    <>
      <ContractBriefList contract={contract} />
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
      {newEndDate && (
        <p className="sk:m-0" aria-live="polite">
          {words.newEnd} <DateText value={newEndDate} form="weekday" className="sk:font-semibold" />
        </p>
      )}
      <QuoteLines quote={quote} onRetry={onRetryQuote} refusal={refusal} />
      <Alert>{words.note}</Alert>
    </>
  )
}
