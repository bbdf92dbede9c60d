import type { Contract } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { createSuspension } from '@sakina/api-client/wire/requests'
import { addDays, localDate, type LocalDate } from '@sakina/domain/calendar'
import { contractRequestReasons } from '@sakina/domain/vocabulary'
import {
  earliestSuspensionDay,
  latestResumptionDay,
  suspensionQuote,
  DEFAULT_SUSPENSION_DAYS,
} from '@sakina/domain/policies'
import { useState } from 'react'

import { now, today } from '../../shared/clock/now.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useContractChangeQuote } from '../../shared/requests/use-contract-change-quote.tsx'
import { bindRequestFields } from './bind-request-fields.ts'
import { contractSummary } from './contract-summary.ts'
import { formatRequestReason } from './format-request-reason.ts'
import { useContractRequestErrorMessage } from '../../shared/errors/error-messages.ts'

/** The default day of return, which the form shows and sends. */
const usualReturn = (from: string): LocalDate => addDays(localDate(from), DEFAULT_SUSPENSION_DAYS)

/** The suspension form, shared by the popup and the page. */
export function useSuspensionForm(contract: Contract) {
  const t = useText()
  const words = useContractRequestErrorMessage('suspension')
  const { run } = useCommand(createSuspension)
  const [sent, setSent] = useState<string>()
  const [day] = useState(today)
  const [at] = useState(now)
  const contractId = String(contract.id)
  const startsOn = contract.startDate ?? undefined
  const earliest = startsOn === undefined ? day : earliestSuspensionDay(startsOn, day)
  const [stretch, setStretch] = useState<{ from: string; until: string }>({ from: earliest, until: '' })
  const ending = useContractChangeQuote({ contractId, kind: 'suspension', ...stretch })
  const form = useSakinaForm({
    schema: ({ suspensionSchema }) => suspensionSchema(day, startsOn),
    initial: { contractId, reason: '', reasonText: '', suspensionDate: earliest, resumeDate: '' },
    storeAs: `suspension.${contractId}`,
    keepUntil: 'sent',
    submit: async ({ reason, reasonText, suspensionDate, resumeDate }) => {
      const label = reason && t(`requests.suspension.reason.${reason}`)
      const reply = await run({
        body: {
          contractId,
          priority: 'medium',
          reasonText: formatRequestReason(
            { code: reason, label },
            reasonText,
            t('requests.suspension.noReason'),
          ),
          // The specification spells the field like this.
          suspensionDate,
          resumeDate: resumeDate ?? usualReturn(suspensionDate),
          requestedOn: today(),
          ...(ending.expected && { expectedFee: ending.expected.expectedFee }),
        },
      })
      if (!reply.ok) {
        if (reply.error.code === 'quote_changed') ending.again()
        return reply.error
      }
      const text = reply.value.message ?? t('requests.suspension.sent')
      setSent(ending.isBetter(reply.value) ? `${text} ${t('requests.betterSums')}` : text)
      return undefined
    },
    words,
  })
  const fields = bindRequestFields(
    form,
    ['reason', 'reasonText', 'suspensionDate', 'resumeDate'],
    contractRequestReasons.suspension.map((value) => ({
      value,
      label: t(`requests.suspension.reason.${value}`),
    })),
  )
  const from = toText(form.values['suspensionDate'])
  const until = toText(form.values['resumeDate'])
  if (from !== '' && (from !== stretch.from || until !== stretch.until)) setStretch({ from, until })
  const newEnd = (): LocalDate | undefined => {
    if (from === '' || contract.endDate === null) return undefined
    const resumesOn = until === '' ? usualReturn(from) : localDate(until)
    const suspension = { startsOn, from: localDate(from), resumesOn, endsOn: contract.endDate }
    const quoted = suspensionQuote(suspension, at)
    return quoted.ok ? quoted.value.endsOn : undefined
  }
  return {
    form,
    fields: {
      ...fields,
      contract: contractSummary(contract),
      today: day,
      quote: ending.quote,
      refusal: ending.refusal,
      onRetryQuote: ending.onRetry,
      newEndDate: newEnd(),
      earliestDate: earliest,
      usualResumeDate: from === '' ? undefined : usualReturn(from),
      latestResumeDate: from === '' ? undefined : latestResumptionDay(localDate(from)),
    },
    ending,
    sent,
  }
}
