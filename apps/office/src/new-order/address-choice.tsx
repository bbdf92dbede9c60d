import type { BookingDispatch } from '@sakina/api-client/booking'
import { isSameId, type Address } from '@sakina/api-client/client'
import { useCommand, useEndpoint, usePlaces } from '@sakina/api-client/swr'
import type { EntityOf } from '@sakina/api-client/wire/operation'
import type { opsGetCustomer } from '@sakina/api-client/wire/ops'
import { createAddress, getPartner } from '@sakina/api-client/wire/partners'
import { addressTextsToSave, mapAddressTexts } from '@sakina/domain/address'
import { getChosenAddressId, isSavedAddressComplete, toAddressChoice } from '@sakina/domain/booking'
import type { BookingDraft } from '@sakina/domain/booking'
import { textLimits } from '@sakina/domain/vocabulary'
import { AddAddressPopup, type AddressErrors, type AddressValues } from '@sakina/ui/add-address-popup'
import { Alert } from '@sakina/ui/alert'
import { Button } from '@sakina/ui/button'
import { NativeSelect } from '@sakina/ui/native-select'
import { useState } from 'react'

import { useText } from '../shared/text.ts'
import { useErrorMessage } from '../shared/use-error-message.ts'

/** The family for which the office books. */
export type Family = EntityOf<typeof opsGetCustomer>

const nothing: AddressValues = {
  ...mapAddressTexts(() => ''),
  regionId: '',
  cityId: '',
  neighborhoodId: '',
  isMain: false,
}

const required = ['regionId', 'neighborhoodId', 'street', 'buildingNumber'] as const

type NewAddressProps = { family: Family; onSaved: (id: string | number) => void; onClose: () => void }

/** An address that the family tells on the phone. */
function NewAddress({ family, onSaved, onClose }: NewAddressProps) {
  const t = useText()
  const words = useErrorMessage()
  const [values, setValues] = useState(nothing)
  const [attempt, setAttempt] = useState(0)
  const { run, busy, error } = useCommand(createAddress)
  const { country, regions, cities, neighborhoods, pick } = usePlaces(values, {
    notServed: t('newOrder.notServed'),
  })
  const missing: AddressErrors = Object.fromEntries(
    required.flatMap((field) => (values[field].trim() === '' ? [[field, t('answer.missing')]] : [])),
  )
  const refused: AddressErrors = Object.fromEntries(
    Object.keys(error?.fields ?? {}).map((field) => [field, t('answer.invalid')]),
  )
  const send = async (): Promise<void> => {
    setAttempt(attempt + 1)
    if (Object.keys(missing).length > 0) return
    const { regionId, neighborhoodId, isMain } = values
    const reply = await run({
      body: {
        ...addressTextsToSave(values),
        countryId: Number(country?.id),
        regionId: Number(regionId),
        neighborhoodId: Number(neighborhoodId),
        name: family.name,
        customerId: family.id,
        isMain,
        isDelivery: true,
        type: 'delivery',
      },
    })
    if (reply.ok) onSaved(reply.value.id)
  }
  return (
    <AddAddressPopup
      open
      onOpenChange={(open) => !open && onClose()}
      onSubmit={() => void send()}
      submitting={busy}
      failure={error !== null && Object.keys(error.fields).length === 0 ? words(error) : undefined}
      attempt={attempt}
      values={values}
      onValueChange={(field, value) => {
        if (field === 'neighborhoodId') pick(String(value))
        setValues({
          ...values,
          ...(field === 'regionId' && { cityId: '', neighborhoodId: '' }),
          ...(field === 'cityId' && { neighborhoodId: '' }),
          [field]: value,
        })
      }}
      errors={attempt > 0 ? { ...refused, ...missing } : refused}
      regions={regions}
      cities={cities}
      neighborhoods={neighborhoods}
      countTo={textLimits.addressNote.most}
    />
  )
}

const lineOf = ({ street, buildingNumber, district, neighborhood, city }: Address): string =>
  [[buildingNumber, street].filter(Boolean).join(' '), neighborhood?.name ?? district, city]
    .filter(Boolean)
    .join(' · ')

type Props = { draft: BookingDraft; change: BookingDispatch; family: Family }

/** Where the worker comes to: one of the addresses of the family, or a new one. */
export function AddressChoice({ draft, change, family }: Props) {
  const t = useText()
  const { data, mutate } = useEndpoint(getPartner, { params: { partnerId: String(family.id) } })
  const [isAdding, setIsAdding] = useState(false)
  const addresses = (data?.addresses ?? []).filter(isSavedAddressComplete)
  const chosen = getChosenAddressId(draft)
  const address = addresses.find(({ id }) => chosen !== undefined && isSameId(id, chosen))
  return (
    <div className="grid gap-2">
      {addresses.length > 0 && (
        <NativeSelect
          label={t('newOrder.address')}
          required
          placeholder={t('answer.chooseOne')}
          options={addresses.map((each) => ({ value: String(each.id), label: lineOf(each) }))}
          value={address === undefined ? '' : String(address.id)}
          onValueChange={(value) => {
            const picked = addresses.find(({ id }) => String(id) === value)
            change({ type: 'chooseAddress', address: picked && toAddressChoice(picked) })
          }}
        />
      )}
      {address?.isServed === false && <Alert tone="warning">{t('newOrder.unserved')}</Alert>}
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setIsAdding(true)}>
        {t('newOrder.newAddress')}
      </Button>
      {isAdding && (
        <NewAddress
          family={family}
          onClose={() => setIsAdding(false)}
          onSaved={(id) => {
            setIsAdding(false)
            void mutate()
            change({ type: 'chooseAddress', address: { addressId: id } })
          }}
        />
      )}
    </div>
  )
}
