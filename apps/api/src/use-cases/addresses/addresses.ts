import type { AddressChanges, NewAddress } from '@sakina/api-client/wire/address'
import { addressTextFieldNames, isSameHouse } from '@sakina/domain/address'
import { parseMobile } from '@sakina/domain/identity'
import { addressSchema, validateTexts, type MessageKey } from '@sakina/domain/validation'
import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
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
import type { AccountOwner } from '../identity/signed-in-customer.ts'
import { readPlace } from './read-place.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'

/** The code of a message of the forms; the others are `not_allowed`. */
const codes: Partial<Record<MessageKey, FieldErrorCode>> = {
  'validation.common.required': 'required',
  'validation.common.tooLong': 'too_long',
  'validation.common.notADate': 'not_a_date',
  'validation.person.email': 'not_an_email',
  'validation.person.phoneTenDigits': 'not_a_phone',
  'validation.person.phoneNotMobile': 'not_a_phone',
}

/**
 * Judges the texts of a request by the rules of the form that sends them, and returns them normalised; the
 * code of an invalid one is added to `problems`.
 */
export function judgeTexts<Name extends string>(
  schema: Parameters<typeof validateTexts>[0],
  names: readonly Name[],
  body: Parameters<typeof validateTexts<Name>>[2],
  problems: Record<string, FieldErrorCode>,
) {
  const judged = validateTexts(schema, names, body)
  for (const [field, { key }] of Object.entries(judged.problems))
    problems[field] = codes[key] ?? 'not_allowed'
  return judged.texts
}

const typedFields = ['name', 'email', 'phone', ...addressTextFieldNames] as const

/** The columns of the typed fields that were sent, and only those. */
export function readAddressTexts(
  form: Pick<AddressChanges, (typeof typedFields)[number]>,
  problems: Record<string, FieldErrorCode>,
) {
  const { name, phone, street, buildingNumber, postalCode, ...others } = judgeTexts(
    addressSchema,
    typedFields,
    form,
    problems,
  )
  const mobile = phone == null ? undefined : parseMobile(phone)
  return {
    ...others,
    ...(name != null && { name }),
    ...(phone !== undefined && { phone: mobile?.ok ? mobile.value : null }),
    ...(street != null && { street }),
    ...(buildingNumber != null && { buildingNumber }),
    ...(postalCode !== undefined && { zip: postalCode }),
  }
}

/** The columns of the fields that were sent; region and city follow the neighbourhood. */
export function readAddress(
  form: AddressChanges,
  catalogue: Catalogue,
  problems: Record<string, FieldErrorCode>,
) {
  const place = readPlace(form, catalogue, problems)
  const texts = readAddressTexts(form, problems)
  return { ...texts, ...(form.neighborhoodId !== undefined && place) }
}

function readForm(form: AddressChanges, catalogue: Catalogue) {
  const problems: Record<string, FieldErrorCode> = {}
  const columns = readAddress(form, catalogue, problems)
  refuseFieldProblems(problems)
  return columns
}

const noHouse = { neighborhoodId: null, street: '', buildingNumber: '', unitNumber: null }

/**
 * Saves an address of a customer; if the same house is saved already, that address is updated
 * instead.
 */
export async function createMyAddress(
  app: Application,
  customer: AccountOwner,
  form: NewAddress,
  key: string | undefined,
  onSaved?: (tx: Tx) => Promise<void>,
): Promise<{ readonly id: string }> {
  if (form.customerId !== customer.id) throw new Failure('forbidden')
  await limitAttemptsOfAccount(app, 'general', addedAddressesKey(customer.id))
  const columns = readForm(form, await app.catalogue.read())
  return runIdempotentForCustomer(
    app,
    customer,
    { key, operation: 'createAddress', content: form },
    StoredId,
    async (tx) => {
      await onSaved?.(tx)
      const book = await addressesOfCustomer(tx, customer.id)
      const main = book.length === 0 || form.isMain === true
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
        delivery: form.isDelivery ?? true,
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
  customer: AccountOwner,
  id: string,
  form: AddressChanges,
): Promise<{ readonly id: string }> {
  const columns = readForm(form, await app.catalogue.read())
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    const address = await addressOfCustomer(tx, customer.id, id)
    if (address === undefined) throw new Failure('not_found')
    // The changed address may now name the same house as another address, which it then replaces.
    const twins = (await addressesOfCustomer(tx, customer.id)).filter(
      (other) => other.id !== id && isSameHouse(other, { ...address, ...columns }),
    )
    for (const twin of twins) await changeAddress(tx, twin.id, { removedAt: app.now(), main: false })
    const main = form.isMain === true || twins.some((twin) => twin.main)
    if (main) await clearMainAddress(tx, customer.id)
    const changes = {
      ...columns,
      ...(main && { main }),
      ...(form.isDelivery !== undefined && { delivery: form.isDelivery }),
    }
    if (Object.keys(changes).length > 0) await changeAddress(tx, id, changes)
  })
  return { id }
}

/**
 * Removes a saved address of a customer, unless an order needs it. If it was the main one, another
 * address takes its place.
 */
export async function removeMyAddress(app: Application, customer: AccountOwner, id: string): Promise<void> {
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
