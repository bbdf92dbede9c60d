import type { register } from '@sakina/api-client/wire/identity'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { addAddress } from '../../db/repositories/addresses.ts'
import { addCustomer, customerById, type Customer } from '../../db/repositories/customers.ts'
import { addressReaders, filled, readLine, readPlace } from '../addresses/read-place.ts'
import { once } from '../idempotency/once.ts'
import { loginsOf } from './logins.ts'
import {
  passwordProblems,
  type Problems,
  readChosenLogin,
  readContact,
  readId,
  readName,
  refuseIfAny,
} from './read-person.ts'

type Form = BodyOf<typeof register>

const Registered = v.object({ customer_id: v.string() })

/** Opens an account with its first address. */
export async function registerCustomer(
  app: Application,
  form: Form,
  key: string | undefined,
): Promise<Customer | undefined> {
  const catalogue = await app.catalogue.read()
  const problems: Problems = {}
  const name = readName(form.name, problems)
  const nationalId = readId(form.id_card, problems)
  const contact = readContact(form, problems)
  const login = readChosenLogin(form.login, contact, problems)
  const place = readPlace(form, catalogue, problems)
  const street = readLine('street', form.street, addressReaders.street, problems)
  const building = readLine('number_building', form.number_building, addressReaders.building, problems)
  const unit = readLine('number_apartment', form.number_apartment, addressReaders.unit, problems)
  const zip = readLine('zip', form.zip, addressReaders.zip, problems)
  const additional = readLine(
    'additional_number',
    form.additional_number,
    addressReaders.additional,
    problems,
  )
  const short = readLine('short_address', form.short_address, addressReaders.short, problems)
  const chosen = { field: 'password', password: form.password, confirmation: form.confirm_password }
  Object.assign(problems, passwordProblems(chosen, loginsOf({ nationalId, ...contact })))
  refuseIfAny(problems)
  const passwordHash = await app.passwords.hash(form.password)
  const { password, confirm_password: _confirmation, ...rest } = form
  const fingerprint = key === undefined ? undefined : await app.passwords.fingerprint(password, key)
  const { customer_id } = await once(
    app,
    { owner: 'guest', key, operation: 'register', content: { ...rest, password: fingerprint } },
    Registered,
    async (tx) => {
      const id = app.newId()
      const now = app.now()
      await addCustomer(tx, {
        id,
        name,
        login,
        nationalId,
        ...contact,
        passwordHash,
        createdAt: now,
      })
      await addAddress(tx, {
        id: app.newId(),
        customerId: id,
        name,
        email: contact.email,
        phone: contact.mobile,
        stateId: place.stateId,
        neighborhoodId: place.neighborhoodId,
        city: filled(form.city) ?? place.city ?? null,
        district: filled(form.district) ?? place.district ?? null,
        street: street ?? '',
        buildingNumber: building ?? '',
        unitNumber: unit ?? null,
        zip: zip ?? null,
        additionalNumber: additional ?? null,
        shortAddress: short ?? null,
        main: true,
        delivery: true,
        createdAt: now,
      })
      return { customer_id: id }
    },
  )
  return customerById(app.database.reader, customer_id)
}
