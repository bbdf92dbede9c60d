import type { createAddress, updateAddress } from '@sakina/api-client/wire/partners'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { isSameHouse } from '@sakina/domain/address'
import { parseMobile } from '@sakina/domain/identity'
import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import {
  addAddress,
  addressesOfCustomer,
  addressOfCustomer,
  changeAddress,
  isAddressInUse,
  clearMainAddress,
} from '../../db/repositories/addresses.ts'
import { Failure } from '../../failures/failure.ts'
import type { Catalogue } from '../catalogue/catalogue-reader.ts'
import { limitAttemptsOfAccount } from '../limits.ts'
import { addedAddressesKey } from '../identity/rate-limit-keys.ts'
import { refuseFieldProblems } from '../identity/parse-person.ts'
import { lockActiveCustomer, runIdempotentForCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { addressFieldParsers, nonEmptyText, parseOptionalLine, parseAddressPlace } from './parse-place.ts'

type NewForm = BodyOf<typeof createAddress>
type ChangedForm = BodyOf<typeof updateAddress>

const optionalColumn = <Value>(key: string, value: Value | undefined): Record<string, Value> =>
  value === undefined ? {} : { [key]: value }

/** The columns of the fields that were sent, and only those. */
export function parseAddressFields(
  form: ChangedForm,
  catalogue: Catalogue,
  problems: Record<string, FieldErrorCode>,
) {
  const place = parseAddressPlace(form, catalogue, problems)
  const street = parseOptionalLine('streetName', form.streetName, addressFieldParsers.street, problems)
  const building = parseOptionalLine(
    'number_building',
    form.number_building,
    addressFieldParsers.building,
    problems,
  )
  const unit = parseOptionalLine('unitNumber', form.unitNumber, addressFieldParsers.unit, problems)
  const zip = parseOptionalLine('zip', form.zip, addressFieldParsers.zip, problems)
  const additional = parseOptionalLine(
    'additional_number',
    form.additional_number,
    addressFieldParsers.additional,
    problems,
  )
  const short = parseOptionalLine('short_address', form.short_address, addressFieldParsers.short, problems)
  const mapLink = parseOptionalLine('map_link', form.map_link, addressFieldParsers.mapLink, problems)
  const phone = parseOptionalLine('phone', form.phone, parseMobile, problems)
  if (problems['phone'] !== undefined) problems['phone'] = 'not_a_phone'
  return {
    ...optionalColumn('name', form.name),
    ...optionalColumn('email', form.email === undefined ? undefined : (nonEmptyText(form.email) ?? null)),
    ...optionalColumn('phone', phone),
    ...(form.neighborhood_id !== undefined && {
      stateId: place.stateId,
      neighborhoodId: place.neighborhoodId,
      city: nonEmptyText(form.city) ?? place.city ?? null,
      district: nonEmptyText(form.district) ?? place.district ?? null,
    }),
    ...(street != null && { street }),
    ...(building != null && { buildingNumber: building }),
    ...optionalColumn('unitNumber', unit),
    ...optionalColumn('zip', zip),
    ...optionalColumn('additionalNumber', additional),
    ...optionalColumn('shortAddress', short),
    ...optionalColumn('note', form.note === undefined ? undefined : (nonEmptyText(form.note) ?? null)),
    ...optionalColumn('mapLink', mapLink),
  }
}

function parseForm(form: ChangedForm, catalogue: Catalogue) {
  const problems: Record<string, FieldErrorCode> = {}
  const columns = parseAddressFields(form, catalogue, problems)
  refuseFieldProblems(problems)
  return columns
}

const noHouse = { neighborhoodId: null, street: '', buildingNumber: '', unitNumber: null }

const Created = v.object({ id: v.string() })

/**
 * Saves an address of a customer; if the same house is saved already, that address is updated
 * instead.
 */
export async function createMyAddress(
  app: Application,
  customer: SignedInCustomer,
  form: NewForm,
  key: string | undefined,
): Promise<{ readonly id: string }> {
  if (form.parent_id !== customer.id) throw new Failure('forbidden')
  await limitAttemptsOfAccount(app, 'general', addedAddressesKey(customer.id))
  const columns = parseForm(form, await app.catalogue.read())
  return runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'createAddress', content: form },
    Created,
    async (tx) => {
      const book = await addressesOfCustomer(tx, customer.id)
      const main = book.length === 0 || form.is_main === true
      if (main) await clearMainAddress(tx, customer.id)
      // The same house is stored once: a second request updates the existing address.
      const known = book.find((address) => isSameHouse(address, { ...noHouse, ...columns }))
      if (known !== undefined) {
        const filledColumns = Object.fromEntries(
          Object.entries(columns).filter(([, value]) => value !== null),
        )
        await changeAddress(tx, known.id, { ...filledColumns, ...(main && { main }) })
        return { id: known.id }
      }
      const id = app.newId()
      await addAddress(tx, {
        street: '',
        buildingNumber: '',
        ...columns,
        id,
        customerId: customer.id,
        name: form.name,
        main,
        delivery: form.is_delivery_address ?? true,
        createdAt: app.now(),
      })
      return { id }
    },
  )
}

/**
 * Changes a saved address of a customer; another saved address of the same house is replaced by it.
 */
export async function updateMyAddress(
  app: Application,
  customer: SignedInCustomer,
  id: string,
  form: ChangedForm,
): Promise<{ readonly id: string }> {
  const columns = parseForm(form, await app.catalogue.read())
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    const address = await addressOfCustomer(tx, customer.id, id)
    if (address === undefined) throw new Failure('not_found')
    // The changed address may now name the same house as another address, which it then replaces.
    const twins = (await addressesOfCustomer(tx, customer.id)).filter(
      (other) => other.id !== id && isSameHouse(other, { ...address, ...columns }),
    )
    for (const twin of twins) await changeAddress(tx, twin.id, { removedAt: app.now(), main: false })
    const main = form.is_main === true || twins.some((twin) => twin.main)
    if (main) await clearMainAddress(tx, customer.id)
    const changes = {
      ...columns,
      ...(main && { main }),
      ...(form.is_delivery_address !== undefined && { delivery: form.is_delivery_address }),
    }
    if (Object.keys(changes).length > 0) await changeAddress(tx, id, changes)
  })
  return { id }
}

/**
 * Removes a saved address of a customer, unless an order needs it. If it was the main one, another
 * address takes its place.
 */
export async function removeMyAddress(
  app: Application,
  customer: SignedInCustomer,
  id: string,
): Promise<void> {
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    const address = await addressOfCustomer(tx, customer.id, id)
    if (address === undefined) throw new Failure('not_found')
    if (await isAddressInUse(tx, id)) throw new Failure('address_in_use')
    await changeAddress(tx, id, { removedAt: app.now(), main: false })
    const [next] = address.main ? await addressesOfCustomer(tx, customer.id) : []
    if (next !== undefined) await changeAddress(tx, next.id, { main: true })
  })
}
