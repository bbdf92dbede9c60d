import type { Address, Id } from '@sakina/api-client/client'
import { AddAddressPopup } from '@sakina/ui/add-address-popup'

import { useAddressFields } from '../../shared/address/address-inputs.tsx'
import { useAddressForm } from './use-address-form.ts'

type Props = {
  address?: Address | undefined
  onSaved: (id: Id) => void
  onClose: () => void
}

/** A popup that adds or edits an address. */
export default function EditAddressPopup({ address, onSaved, onClose }: Props) {
  const { form, places } = useAddressForm({ address, onSaved })
  const fields = useAddressFields(form, places)
  return (
    <AddAddressPopup
      {...fields}
      open
      editing={address !== undefined}
      onOpenChange={(open) => !open && onClose()}
      onSubmit={form.send}
      submitting={form.sending}
      failure={form.failure}
    />
  )
}
