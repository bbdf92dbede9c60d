import { toAddressRequestBody } from '@sakina/domain/address'
import type { Address, Id } from '@sakina/api-client/client'
import { useCommand } from '@sakina/api-client/swr'
import { createAddress, updateAddress } from '@sakina/api-client/wire/partners'
import { useState } from 'react'

import { emptyAddressValues, addressToFormValues } from '../../shared/address/address-values.ts'
import { chosenPlaceIds, usePlaces } from '../../shared/address/use-places.ts'
import { addressFieldByWireName, addressContactBody, toWirePlace } from '../../shared/address/address-body.ts'
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
      const { country_id, state_id, neighborhood_id, ...named } = toWirePlace(values, places)
      const { partnerId } = customer
      const lost = partnerId === null || country_id === undefined
      setOrphaned(lost)
      if (lost || state_id === undefined || neighborhood_id === undefined) return undefined
      const body = {
        ...toAddressRequestBody(values, { ...named, country_id, state_id, neighborhood_id }),
        is_main: values.isMain ?? false,
      }
      const reply = address
        ? await update.run({ params: { id: String(address.id) }, body })
        : await create.run({ body: { ...body, ...addressContactBody(customer), parent_id: partnerId } })
      if (!reply.ok) return reply.error
      onSaved(reply.value.id)
      return undefined
    },
    wireNames: addressFieldByWireName,
    words: ({ code, message }) =>
      code === 'internal' || code === 'refused' || code === 'contract'
        ? message || t('address.failed')
        : undefined,
  })
  const places = usePlaces(chosenPlaceIds(form.values))
  const failure = orphaned ? t('address.noPartner') : form.failure
  return { form: { ...form, failure }, places }
}
