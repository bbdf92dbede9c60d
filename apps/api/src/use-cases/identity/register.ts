import type { register, registerAndLogin } from '@sakina/api-client/wire/identity'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { addAddress, addressesOfCustomer, type NewAddress } from '../../db/repositories/addresses.ts'
import {
  addCustomer,
  customerById,
  verifiedCustomerByLogin,
  type Customer,
  isCustomerVerified,
  lockCustomer,
  unverifiedAccountIds,
} from '../../db/repositories/customers.ts'
import { isNationalIdVerifiedElsewhere } from '../../db/repositories/identity-checks.ts'
import { Failure } from '../../failures/failure.ts'
import { readAddress, readAddressTexts } from '../addresses/addresses.ts'
import { readPlace } from '../addresses/read-place.ts'
import { runIdempotent, StoredId } from '../idempotency/run-idempotent.ts'
import { loginsOfCustomer } from './logins.ts'
import { privacySeenColumns } from './privacy-notice.ts'
import {
  passwordProblems,
  type FieldProblemCodes,
  parseChosenLogin,
  parseContactDetails,
  parseNationalIdField,
  parsePersonName,
  refuseFieldProblems,
} from './parse-person.ts'
import { startSession, type NewSession } from './sign-in.ts'
import { instant } from '@sakina/domain/calendar'
import { retentionCutoff } from '@sakina/domain/retention'
import { erasePersonalData } from '../../db/repositories/customer-export.ts'
import { announceChange } from '../changes/announce-change.ts'

type Form = BodyOf<typeof register>
type SignedUpForm = BodyOf<typeof registerAndLogin>

type PersonForm = Pick<
  Form,
  | 'login'
  | 'name'
  | 'password'
  | 'confirmPassword'
  | 'email'
  | 'phone'
  | 'mobile'
  | 'nationalId'
  | 'privacyVersion'
>

function parsePerson(form: PersonForm, problems: FieldProblemCodes) {
  const name = parsePersonName(form.name, problems)
  const nationalId = parseNationalIdField(form.nationalId, problems)
  const contact = parseContactDetails(form, problems)
  const login = parseChosenLogin(form.login, contact, problems)
  const chosen = { field: 'password', password: form.password, confirmation: form.confirmPassword }
  Object.assign(problems, passwordProblems(chosen, loginsOfCustomer({ nationalId, ...contact })))
  return { name, login, nationalId, ...contact }
}

type AddressColumns = Omit<NewAddress, 'id' | 'customerId' | 'main' | 'delivery' | 'createdAt'>

type Registration = {
  readonly operation: 'register' | 'registerAndLogin'
  readonly key: string | undefined
  readonly form: PersonForm
  readonly person: ReturnType<typeof parsePerson>
  readonly address: AddressColumns | undefined
}

/**
 * Refuses a mobile or an email that another account has verified, and a national ID that is taken. An account
 * that has verified nothing does not block registration.
 */
export async function refuseProvedLogins(
  tx: Tx,
  { identity }: Pick<Application, 'identity'>,
  { nationalId, mobile, email }: Pick<ReturnType<typeof parsePerson>, 'nationalId' | 'mobile' | 'email'>,
): Promise<void> {
  const byId = await verifiedCustomerByLogin(tx, { kind: 'national_id', value: nationalId })
  const byMobile =
    mobile === null ? undefined : await verifiedCustomerByLogin(tx, { kind: 'mobile', value: mobile })
  const byEmail =
    email === null ? undefined : await verifiedCustomerByLogin(tx, { kind: 'email', value: email })
  // Where national IDs can be verified, only an ID that another account has verified is taken,
  // because the owner can reclaim any other ID.
  const isIdTaken =
    identity === undefined ? byId !== undefined : await isNationalIdVerifiedElsewhere(tx, { nationalId })
  if (isIdTaken || byMobile !== undefined || byEmail !== undefined) throw new Failure('login_taken')
}

/** Opens the account, with its first address if the form has one, at most once for each key and form. */
async function openAccount(
  app: Application,
  { operation, key, form, person, address }: Registration,
): Promise<Customer | undefined> {
  const passwordHash = await app.passwords.hash(form.password)
  const { password, confirmPassword: _confirmation, ...rest } = form
  const fingerprint = key === undefined ? undefined : await app.passwords.fingerprint(password, key)
  const catalogue = await app.catalogue.read()
  const { id: customerId } = await runIdempotent(
    app,
    { owner: 'guest', key, operation, content: { ...rest, password: fingerprint } },
    StoredId,
    async (tx) => {
      const id = app.newId()
      const now = app.now()
      await refuseProvedLogins(tx, app, person)
      const shown = privacySeenColumns(form.privacyVersion, catalogue, now)
      await addCustomer(tx, { id, ...person, ...shown, passwordHash, createdAt: now })
      if (address !== undefined)
        await addAddress(tx, {
          ...address,
          id: app.newId(),
          customerId: id,
          main: true,
          delivery: true,
          createdAt: now,
        })
      return { id }
    },
  )
  return customerById(app.database.reader, customerId)
}

// A use case that refuses an address without street and building never gets here.
const noAddress = { street: '', buildingNumber: '' }

const contactOf = ({ name, email, mobile }: ReturnType<typeof parsePerson>) => ({
  name,
  email,
  phone: mobile,
})

/** Opens an account with its first address. */
export async function registerCustomer(
  app: Application,
  form: Form,
  key: string | undefined,
): Promise<Customer | undefined> {
  const problems: FieldProblemCodes = {}
  const person = parsePerson(form, problems)
  const { name: _name, email: _email, phone: _phone, ...home } = form
  const place = readPlace(form, await app.catalogue.read(), problems)
  const texts = readAddressTexts(home, problems)
  refuseFieldProblems(problems)
  const address = { ...noAddress, ...texts, ...place, ...contactOf(person) }
  return openAccount(app, { operation: 'register', key, form, person, address })
}

/** Opens an account and signs in to it; `addressId` is the address that was sent with the form. */
export async function registerAndSignIn(
  app: Application,
  form: SignedUpForm,
  { key, browser }: { readonly key: string | undefined; readonly browser: string },
): Promise<{ readonly session: NewSession; readonly addressId: string | null }> {
  const problems: FieldProblemCodes = {}
  const person = parsePerson(form, problems)
  const ofAddress: FieldProblemCodes = {}
  const columns = form.address && readAddress(form.address, await app.catalogue.read(), ofAddress)
  for (const [field, code] of Object.entries(ofAddress)) problems[`address.${field}`] = code
  refuseFieldProblems(problems)
  const address = columns && { ...noAddress, ...contactOf(person), ...columns }
  const customer = await openAccount(app, { operation: 'registerAndLogin', key, form, person, address })
  // If the password has changed or the account is deleted, repeating the request opens no session.
  if (customer === undefined || !(await app.passwords.verify(form.password, customer.passwordHash)))
    throw new Failure('wrong_credentials')
  const session = await startSession(app, customer, browser)
  const main = (await addressesOfCustomer(app.database.reader, customer.id)).find((each) => each.main)
  return { session, addressId: main?.id ?? null }
}

const batch = 100

/** Deletes accounts that have verified neither mobile nor email within a week and have no orders. */
export async function removeUnverifiedAccounts(app: Application): Promise<void> {
  const before = retentionCutoff('unprovedAccount', instant(app.now()))
  for (const id of await unverifiedAccountIds(app.database.reader, { before, limit: batch }))
    await app.database.write(async (tx) => {
      const customer = await lockCustomer(tx, id)
      if (customer === undefined || isCustomerVerified(customer)) return
      await erasePersonalData(tx, id, app.now())
      await announceChange(tx, app, id)
    })
}
