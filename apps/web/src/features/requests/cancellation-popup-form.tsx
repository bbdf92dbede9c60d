import type { Contract } from '@sakina/api-client/client'
import { CancellationPopup } from '@sakina/ui/cancellation-popup'

import { FormContext } from '../../shared/forms/form-context.ts'
import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { AttachmentInput } from './attachment-input.tsx'
import {
  CancellationAlternatives,
  CancellationEffectNote,
  CancellationConfirmation,
  RefundArrivalNote,
} from './cancellation-notes.tsx'
import { useCancellationForm } from './use-cancellation.ts'

type Props = { contract: Contract; onClose: () => void }

/** The cancellation form in a popup. */
export default function CancellationPopupForm({ contract, onClose }: Props) {
  const { form, fields, ending, sent, attach } = useCancellationForm(contract)
  useDelayedAction(sent !== undefined, POPUP_CLOSE_DELAY_MS, onClose)
  return (
    <FormContext value={form.inside}>
      <CancellationPopup
        open
        onOpenChange={(open) => !open && onClose()}
        {...fields}
        arrival={<RefundArrivalNote contract={contract} atOnce={ending.isAtOnce} />}
        effect={ending.quote && <CancellationEffectNote atOnce={ending.isAtOnce} />}
        alternatives={<CancellationAlternatives contract={contract} isFree={ending.isAtOnce} />}
        attachment={<AttachmentInput onAttach={attach} />}
        atOnce={ending.isAtOnce}
        onSubmit={form.send}
        submitting={form.sending}
        failure={form.failure}
        success={sent && <CancellationConfirmation sent={sent} contract={contract} />}
      />
    </FormContext>
  )
}
