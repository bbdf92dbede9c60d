import type { Contract } from '@sakina/api-client/client'
import { SuspensionPopup } from '@sakina/ui/suspension-popup'

import { POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { useSuspensionForm } from './use-suspension.ts'

type Props = { contract: Contract; onClose: () => void }

/** The suspension form in a popup. */
export default function SuspensionPopupForm({ contract, onClose }: Props) {
  const { form, fields, sent } = useSuspensionForm(contract)
  useDelayedAction(sent !== undefined, POPUP_CLOSE_DELAY_MS, onClose)
  return (
    <SuspensionPopup
      open
      onOpenChange={(open) => !open && onClose()}
      {...fields}
      onSubmit={form.send}
      submitting={form.sending}
      failure={form.failure}
      success={sent}
    />
  )
}
