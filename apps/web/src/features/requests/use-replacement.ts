import type { Contract } from '@sakina/api-client/client'
import { useCommand, useEndpoint } from '@sakina/api-client/swr'
import { listReplacementWorkers } from '@sakina/api-client/wire/contracts'
import { createReplacement } from '@sakina/api-client/wire/requests'
import { parseLocalDate } from '@sakina/domain/calendar'
import { contractRequestReasons } from '@sakina/domain/vocabulary'
import { useEffect, useState } from 'react'

import { today } from '../../shared/clock/now.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { bindRequestFields } from './bind-request-fields.ts'
import { contractSummary } from './contract-summary.ts'
import { formatRequestReason } from './format-request-reason.ts'
import { useContractRequestErrorMessage } from '../../shared/errors/error-messages.ts'

const MAX_WORKERS = 50
const none: readonly never[] = []

/** The replacement form, shared by the popup and the page. */
export function useReplacementForm(contract: Contract) {
  const t = useText()
  const words = useContractRequestErrorMessage('replacement')
  const { run } = useCommand(createReplacement)
  const [sent, setSent] = useState<string>()
  const [day] = useState(today)
  const contractId = String(contract.id)
  const form = useSakinaForm({
    schema: ({ replacementSchema }) => replacementSchema(day),
    initial: { contractId, reason: '', reasonText: '', workerId: '', startDate: day },
    storeAs: `replacement.${contractId}`,
    keepUntil: 'sent',
    submit: async ({ reason, reasonText, workerId, startDate }) => {
      const label = reason && t(`requests.replacement.reason.${reason}`)
      const reply = await run({
        body: {
          contractId,
          startDate,
          reasonText: formatRequestReason(
            { code: reason, label },
            reasonText,
            t('requests.replacement.noReason'),
          ),
          ...(workerId !== undefined && { workerId }),
          priority: 'medium',
          requestedOn: today(),
        },
      })
      if (!reply.ok) return reply.error
      setSent(reply.value.message ?? t('requests.replacement.sent'))
      return undefined
    },
    codeFields: { worker_unavailable: 'workerId' },
    words,
  })
  const { change, values } = form
  const chosenDay = parseLocalDate(toText(values['startDate']))
  // The choice is optional. If the workers fail to load, the office chooses.
  const free = useEndpoint(listReplacementWorkers, {
    params: { id: contractId },
    query: { limit: MAX_WORKERS, ...(chosenDay && { from: chosenDay }) },
  })
  const chosenWorker = toText(values['workerId'])
  const isGone =
    chosenWorker !== '' && free.data?.items.every(({ id }) => String(id) !== chosenWorker) === true
  useEffect(() => {
    // Other workers are available on another day.
    if (isGone) change('workerId', '')
  }, [isGone, change])
  const workers = (free.data?.items ?? none).map(({ id, name, nationality }) => ({
    id: String(id),
    label: [name, nationality?.name].filter(Boolean).join(' · '),
  }))
  return {
    form,
    fields: {
      ...bindRequestFields(
        form,
        ['reason', 'reasonText', 'workerId', 'startDate'],
        contractRequestReasons.replacement.map((value) => ({
          value,
          label: t(`requests.replacement.reason.${value}`),
        })),
      ),
      contract: contractSummary(contract),
      today: day,
      workers,
    },
    sent,
  }
}
