import type { Contract } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { createCancellation } from '@sakina/api-client/wire/requests'
import { contractRequestReasons } from '@sakina/domain/vocabulary'
import { useRef, useState } from 'react'

import { today } from '../../shared/clock/now.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useContractChangeQuote } from '../../shared/requests/use-contract-change-quote.tsx'
import type { AttachmentUploadResult } from './attachment-input.tsx'
import { bindRequestFields } from './bind-request-fields.ts'
import { contractSummary } from './contract-summary.ts'
import { formatRequestReason } from './format-request-reason.ts'
import type { SentCancellation } from './cancellation-notes.tsx'
import { useContractRequestErrorMessage } from '../../shared/errors/error-messages.ts'

/** The cancellation form, shared by the popup and the page. */
export function useCancellationForm(contract: Contract) {
  const t = useText()
  const words = useContractRequestErrorMessage('cancellation')
  const { run } = useCommand(createCancellation)
  const [sent, setSent] = useState<SentCancellation>()
  const attachment = useRef<Promise<AttachmentUploadResult>>(undefined)
  const contractId = String(contract.id)
  const ending = useContractChangeQuote({ contractId, kind: 'cancellation' })
  const form = useSakinaForm({
    schema: ({ cancellationSchema }) => cancellationSchema,
    initial: { contractId, reason: '', reasonText: '', attachmentUploadId: '' },
    storeAs: `cancellation.${contractId}`,
    keepUntil: 'sent',
    submit: async ({ reason, reasonText }) => {
      // Waits for the upload of the picture.
      const picture = await attachment.current
      if (picture?.ok === false) {
        // The upload field shows its own error. Sending again goes without the picture.
        attachment.current = undefined
        return undefined
      }
      const label = reason && t(`requests.cancellation.reason.${reason}`)
      const reply = await run({
        body: {
          contractId,
          requestedOn: today(),
          reasonText: formatRequestReason(
            { code: reason, label },
            reasonText,
            t('requests.cancellation.noReason'),
          ),
          priority: 'medium',
          ...(picture && { attachmentUploadId: picture.value }),
          ...ending.expected,
        },
      })
      if (!reply.ok) {
        if (reply.error.code === 'quote_changed') ending.again()
        return reply.error
      }
      const { message, isGranted, refund } = reply.value
      setSent({
        text: message ?? t('requests.cancellation.sent'),
        refund: refund ?? ending.refund,
        isBetter: ending.isBetter(reply.value),
        isGranted,
        // A request that the office decides on may return less by then.
        voucher: isGranted ? ending.voucher : undefined,
      })
      return undefined
    },
    words,
  })
  const attach = (next: Promise<AttachmentUploadResult> | undefined) => {
    attachment.current = next
  }
  return {
    form,
    fields: {
      ...bindRequestFields(
        form,
        ['reason', 'reasonText'],
        contractRequestReasons.cancellation.map((value) => ({
          value,
          label: t(`requests.cancellation.reason.${value}`),
        })),
      ),
      contract: contractSummary(contract),
      quote: ending.quote,
      refusal: ending.refusal,
      onRetryQuote: ending.onRetry,
    },
    ending,
    sent,
    attach,
  }
}
