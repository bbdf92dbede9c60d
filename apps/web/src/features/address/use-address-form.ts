import { addressTextsToSave } from '@sakina/domain/address'
import type { Address, Id } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { createAddress, updateAddress } from '@sakina/api-client/wire/partners'
import { useState } from 'react'

import { emptyAddressValues, addressToFormValues } from '../../shared/address/address-values.ts'
import { chosenPlaceIds, usePlaces } from '../../shared/address/use-places.ts'
import { chosenPlace } from '../../shared/address/chosen-place.ts'
import { useSakinaForm } from '../../shared/forms/use-sakina-form.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useCustomer } from '../../shared/session/session.ts'

type Options = {
  /** The address to edit; leave it out for a new one. */
  address?: Address | undefined
  onSaved: (id: Id) => void
}

/** Returns the address form and submits it. */
export function useAddressForm({ address, onSaved }: Options) {
  const t = useText()
  const customer = useCustomer()
  const create = useCommand(createAddress)
  const update = useCommand(updateAddress)
  const [orphaned, setOrphaned] = useState(false)
  const form = useSakinaForm({
    schema: ({ addressSchema }) => addressSchema,
    initial: { ...(address ? addressToFormValues(address) : emptyAddressValues) },
    storeAs: `address.${address?.id ?? 'new'}`,
    submit: async (values) => {
      const { countryId, regionId, neighborhoodId, ...named } = chosenPlace(values, places)
      const { partnerId, name, email, mobile } = customer
      const lost = partnerId === null || countryId === undefined
      setOrphaned(lost)
      if (lost || regionId === undefined || neighborhoodId === undefined) return undefined
      const body = {
        ...addressTextsToSave(values),
        ...named,
        countryId,
        regionId,
        neighborhoodId,
        isMain: values.isMain ?? false,
        isDelivery: true,
        type: 'delivery',
      } as const
      const reply = address
        ? await update.run({ params: { id: String(address.id) }, body })
        : await create.run({
            body: {
              ...body,
              name,
              ...(email !== null && { email }),
              ...(mobile !== null && { phone: mobile }),
              customerId: partnerId,
            },
          })
      if (!reply.ok) return reply.error
      onSaved(reply.value.id)
      return undefined
    },
    words: ({ code, message }) =>
      code === 'internal' || code === 'refused' || code === 'contract'
        ? message || t('address.failed')
        : undefined,
  })
  const places = usePlaces(chosenPlaceIds(form.values))
  const failure = orphaned ? t('address.noPartner') : form.failure
  return { form: { ...form, failure }, places }
}
