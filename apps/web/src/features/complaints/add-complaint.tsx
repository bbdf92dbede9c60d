import { useCommand } from '@sakina/api-client/swr'
import { createComplaint } from '@sakina/api-client/wire/complaints'
import { REASON_SEPARATOR, textLimits } from '@sakina/domain/vocabulary'
import { AddComplaintPopup } from '@sakina/ui/add-complaint-popup'
import { Code } from '@sakina/ui/code'
import { useState } from 'react'

import { today } from '../../shared/clock/now.ts'
import { paths } from '../../shared/config/paths.ts'
import { useContractOptions } from '../../shared/contracts/use-contract-options.ts'
import { toText } from '../../shared/forms/field-value.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { Link } from '../../shared/router/index.ts'
import { COMPLAINT_POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { useMissingContractsNotice } from './use-missing-contracts-notice.tsx'
import { PictureInput } from './picture-input.tsx'
import { usePictures } from './use-pictures.tsx'
import { useVisitOptions } from './use-visit-options.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'

// For these codes the message of the server, if there is one, is all that is known (portal §8).
const unexplained: ReadonlySet<string> = new Set(['internal', 'contract', 'refused', 'bad_request'])

type Props = {
  /** The id of the contract that the customer came from. */
  chosen: string
  onClose: () => void
}

/** A popup that sends a complaint about a contract. */
export default function AddComplaintPopupForm({ chosen, onClose }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  const contracts = useContractOptions()
  const { choices = [] } = contracts
  const hindrance = useMissingContractsNotice(contracts)
  const { run } = useCommand(createComplaint)
  // The number of the complaint, or nothing if the provider sends none.
  const [sent, setSent] = useState<string>()
  useDelayedAction(sent !== undefined, COMPLAINT_POPUP_CLOSE_DELAY_MS, onClose)
  const pictures = usePictures()
  const form = useSakinaForm({
    schema: ({ complaintSchema }) => complaintSchema,
    initial: { contractId: chosen, type: '', details: '', visitId: '' },
    storeAs: `complaint.${chosen}`,
    keepUntil: 'sent',
    submit: async ({ contractId, type, details, visitId }) => {
      const day = today()
      const pictureUploadIds = (await pictures.collect()) ?? []
      const reply = await run({
        body: {
          contractId,
          priority: 'medium',
          // The documented call has one text field, and reuses the date field name of the suspension.
          reasonText: details === undefined ? type : `${type}${REASON_SEPARATOR}${details}`,
          requestedOn: day,
          suspensionDate: day,
          type,
          ...(details !== undefined && { details }),
          ...(visitId !== undefined && { visitId }),
          ...(pictureUploadIds.length > 0 && { pictureUploadIds: [...pictureUploadIds] }),
        },
      })
      if (!reply.ok) return reply.error
      setSent(reply.value.number)
      return undefined
    },
    wireNames: { reasonText: 'details' },
    codeFields: { not_found: 'contractId' },
    words: ({ code, message }) => (unexplained.has(code) ? message || t('complaints.wentWrong') : undefined),
  })
  const { inside, send, sending } = pictures.before(form)
  const contractId = toText(form.values['contractId'])
  const visits = useVisitOptions(contractId)
  return (
    <AddComplaintPopup
      open
      onOpenChange={(open) => !open && onClose()}
      description={t('complaints.text', policies)}
      contracts={choices}
      countTo={textLimits.complaintDetails.most}
      values={{
        contractId,
        type: toText(form.values['type']),
        details: toText(form.values['details']),
        visitId: toText(form.values['visitId']),
      }}
      visits={visits}
      pictures={<PictureInput pictures={pictures} disabled={sending} />}
      onValueChange={(name, value) => {
        form.change(name, value)
        // A visit belongs to one contract.
        if (name === 'contractId') form.change('visitId', '')
      }}
      onLeave={inside.leave}
      fieldId={inside.idOf}
      errors={{
        contractId: inside.errorOf('contractId'),
        type: inside.errorOf('type'),
        details: inside.errorOf('details'),
        visitId: inside.errorOf('visitId'),
      }}
      onSubmit={send}
      submitting={sending}
      failure={form.failure ?? hindrance}
      success={
        sent !== undefined && (
          <>
            <span className="block">{t('complaints.sent', policies)}</span>
            {sent !== '' && (
              <span className="block">
                {t('complaints.sentNumber')} <Code value={sent} weight="strong" />
              </span>
            )}
          </>
        )
      }
      requests={{
        replacement: <Link to={paths.requestReplacement.to()} />,
        cancellation: <Link to={paths.requestCancellation.to()} />,
        suspension: <Link to={paths.requestSuspension.to()} />,
      }}
    />
  )
}
