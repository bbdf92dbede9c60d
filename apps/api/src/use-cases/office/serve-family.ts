import type { NewAddress } from '@sakina/api-client/wire/address'
import type { opsRegisterCustomer } from '@sakina/api-client/wire/office-orders'
import type { BodyOf } from '@sakina/api-client/wire/operation'
import { parseMobile } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { isRecordOfBranches } from '../../db/repositories/branch-limit.ts'
import {
  addCustomer,
  changeCustomer,
  customerById,
  isCustomerVerified,
  type Customer,
} from '../../db/repositories/customers.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { createMyAddress } from '../addresses/addresses.ts'
import { endAllSessions } from '../identity/end-sessions.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import {
  checkOneTimeCode,
  consumeOneTimeCodeOrRefuse,
  requestOneTimeCode,
} from '../identity/one-time-codes.ts'
import {
  parseNationalIdField,
  parsePersonName,
  refuseFieldProblems,
  type FieldProblemCodes,
} from '../identity/parse-person.ts'
import { refuseProvedLogins } from '../identity/register.ts'
import { removeUnverifiedClaims } from '../identity/verify-contact.ts'
import type { OrderRequest } from '../orders/order-request.ts'
import { placeOrder } from '../orders/place-order.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'
import { branchLimitOf } from './branch-limit.ts'
import { keepStaffAct, recordStaffAct, runOfficeCommand, type OfficeCommand } from './office-command.ts'

/** A password that nobody knows: the family signs in by a code, and chooses one itself. */
const unknownPassword = ({ passwords, randomBytes }: Pick<Application, 'passwords' | 'randomBytes'>) =>
  passwords.hash(randomBytes(24).toString('base64url'))

/** Opens the account of a family, which must still confirm its mobile. */
export async function registerFamily(
  app: Application,
  command: Omit<OfficeCommand, 'id'>,
  form: BodyOf<typeof opsRegisterCustomer>,
): Promise<string> {
  const problems: FieldProblemCodes = {}
  const name = parsePersonName(form.name, problems)
  const nationalId = parseNationalIdField(form.nationalId, problems)
  const typed = parseMobile(form.mobile)
  if (!typed.ok) problems['mobile'] = 'not_a_phone'
  refuseFieldProblems(problems)
  const mobile = typed.ok ? typed.value : ''
  const passwordHash = await unknownPassword(app)
  return runOfficeCommand(app, { ...command, id: '' }, async (tx) => {
    await refuseProvedLogins(tx, app, { nationalId, mobile, email: null })
    const id = app.newId()
    const account = { id, name, nationalId, mobile, phone: mobile, login: mobile, passwordHash }
    await addCustomer(tx, { ...account, createdAt: app.now() })
    return id
  })
}

/** The family with a mobile that nobody has verified, and the number. */
async function unverifiedFamily(
  app: Application,
  id: string,
): Promise<{ readonly customer: Customer; readonly mobile: string }> {
  const customer = await customerById(app.database.reader, id)
  if (customer === undefined) throw new Failure('not_found')
  if (customer.mobile === null || isCustomerVerified(customer)) throw new Failure('transition_not_allowed')
  return { customer, mobile: customer.mobile }
}

/** Texts a code to the mobile of a family, which it tells the clerk. */
export async function sendMobileCode(
  app: Application,
  id: string,
  { staff, address }: { readonly staff: SignedInStaff | undefined; readonly address: string },
): Promise<void> {
  const { customer, mobile } = await unverifiedFamily(app, id)
  const from = { customerId: customer.id, language: customer.language, address }
  await requestOneTimeCode(app, { mobile, purpose: 'office' }, from)
  await recordStaffAct(app, staff, { operation: 'opsSendMobileCode', id: customer.id, reason: null })
}

/**
 * Marks the mobile of a family as verified by the code that it told. Whoever opened the account before may have been
 * somebody else, so a password and sessions from before end.
 */
export async function verifyFamilyMobile(
  app: Application,
  command: OfficeCommand,
  typed: string,
): Promise<void> {
  const { customer, mobile } = await unverifiedFamily(app, command.id)
  const code = await checkOneTimeCode(
    app,
    { contact: mobile, purpose: 'office', customerId: customer.id },
    typed,
  )
  const passwordHash = await unknownPassword(app)
  await runOfficeCommand(app, command, async (tx) => {
    const locked = await lockActiveCustomer(tx, customer)
    if (locked.mobile !== mobile || isCustomerVerified(locked)) throw new Failure('code_invalid')
    await consumeOneTimeCodeOrRefuse(tx, code)
    await removeUnverifiedClaims(tx, app, { kind: 'mobile', value: mobile }, customer.id)
    await changeCustomer(tx, customer.id, { provedAt: app.now(), passwordHash, mustChangePassword: false })
    await endAllSessions(tx, app, customer.id)
  })
}

type Call = {
  readonly customerId: string
  readonly key: string | undefined
  readonly staff: SignedInStaff | undefined
}

/** Adds an address to those of the family, and keeps who did. */
export const addAddressOfFamily = (
  app: Application,
  { customerId, key, staff }: Call,
  form: NewAddress,
): Promise<{ readonly id: string }> =>
  createMyAddress(app, { id: customerId }, form, key, (tx) =>
    keepStaffAct(tx, app, staff, { operation: 'opsAddAddress', id: customerId, reason: null }),
  )

/**
 * Places an order as the family itself would, behind the same limits, and keeps who did. It agrees to the terms when
 * it pays. A person of some branches takes orders for these only.
 */
export const placeOrderForFamily = (
  app: Application,
  {
    customerId,
    key,
    staff,
    operation,
    content,
  }: Call & { readonly operation: string; readonly content: unknown },
  choice: OrderRequest,
): Promise<{ readonly orderId: string }> =>
  placeOrder(app, { id: customerId }, choice, {
    operation,
    content,
    key,
    byOffice: async (tx, id) => {
      const branches = branchLimitOf(staff)
      if (branches !== undefined && !(await isRecordOfBranches(tx, branches, { kind: 'order', id })))
        throw invalidFieldsFailure({ branchId: 'not_allowed' })
      await keepStaffAct(tx, app, staff, { operation, id, reason: null })
    },
  })
