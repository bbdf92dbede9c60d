import type { Contract } from '@sakina/api-client/client'
import { ReplacementPopup } from '@sakina/ui/replacement-popup'

import { useText } from '../../shared/intl/use-text.ts'
import { usePolicyTexts } from '../../shared/policies/use-policies.ts'
import { REPLACEMENT_POPUP_CLOSE_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'
import { useReplacementForm } from './use-replacement.ts'

type Props = { contract: Contract; onClose: () => void }

/** The replacement form in a popup. */
export default function ReplacementPopupForm({ contract, onClose }: Props) {
  const t = useText()
  const policies = usePolicyTexts()
  const { form, fields, sent } = useReplacementForm(contract)
  useDelayedAction(sent !== undefined, REPLACEMENT_POPUP_CLOSE_DELAY_MS, onClose)
  return (
    <ReplacementPopup
      open
      onOpenChange={(open) => !open && onClose()}
      description={t('requests.replacement.text', policies)}
      {...fields}
      onSubmit={form.send}
      submitting={form.sending}
      failure={form.failure}
      success={sent}
    />
  )
}
