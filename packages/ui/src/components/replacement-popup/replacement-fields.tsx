'use client'
import type { ReactNode } from 'react'
import type { ContractSummary } from '../../internal/contract-summary.tsx'
import { ContractSummaryList } from '../../internal/contract-summary.tsx'
import { createFieldProps } from '../../internal/request-fields.ts'
import type { RequestFieldsProps } from '../../internal/request-fields.ts'
import { DatePicker } from '../date-picker/date-picker.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { useKit } from '../provider/context.ts'
import { RadioGroup } from '../radio-group/radio-group.tsx'
import { Textarea } from '../textarea/textarea.tsx'

export interface ReplacementValues {
  reason: string
  reasonText: string
  /** The id of the chosen worker. Empty text leaves the choice to the office. */
  workerId: string
  /** `YYYY-MM-DD`. */
  startDate: string
}

export interface ReplacementWorker {
  id: string
  /** The name and distinguishing details: "Maricel · Philippines · 3 years". */
  label: string
}

export interface ReplacementFieldsProps extends RequestFieldsProps<ReplacementValues> {
  contract: ContractSummary
  /** Today in Riyadh. The caller passes it, because the kit does not read the clock. */
  today: string
  /** The workers to choose from. An empty list leaves the choice to the office. */
  workers: readonly ReplacementWorker[]
}

/** The fields of the replacement popup, for use on a page. */
export function ReplacementFields(props: ReplacementFieldsProps): ReactNode {
  const { values, onValueChange, onLeave, reasons, countTo, contract, today, workers } = props
  const words = useKit('ReplacementPopup').strings.replacementPopup
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
      <div className="sk:grid sk:items-start sk:gap-5 sk:sm:grid-cols-2">
        <NativeSelect
          {...bound('workerId')}
          label={words.worker}
          optional
          options={[
            { value: '', label: words.office },
            ...workers.map(({ id, label }) => ({ value: id, label })),
          ]}
          value={values.workerId}
          onValueChange={(value) => onValueChange('workerId', value)}
        />
        <DatePicker
          {...bound('startDate')}
          label={words.start}
          required
          today={today}
          min={today}
          value={values.startDate || null}
          onValueChange={(day) => onValueChange('startDate', day ?? '')}
        />
      </div>
    </>
  )
}
