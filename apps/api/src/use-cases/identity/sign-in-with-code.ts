import type { Application } from '../../application.ts'
import { verifiedCustomerByLogin } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import { limitRequestsOfIp, rememberNetwork } from '../limits.ts'
import { checkOneTimeCode, parseMobileOrRefuse, consumeOneTimeCodeOrRefuse } from './one-time-codes.ts'
import { loginAttemptsKey } from './rate-limit-keys.ts'
import { startSession, notifyOfSignIn, type NewSession } from './sign-in.ts'

/** Signs in to the account that has verified the mobile; an unverified claim is not enough. */
export async function signInWithCode(
  app: Application,
  credentials: {
    readonly mobile: string
    readonly code: string
    readonly address: string
    readonly browser: string
  },
): Promise<NewSession> {
  const mobile = parseMobileOrRefuse(credentials.mobile)
  const owner = { contact: mobile, purpose: 'sign_in', customerId: null } as const
  const { address } = credentials
  const code = await checkOneTimeCode(app, owner, credentials.code, address).catch(async (error: unknown) => {
    await limitRequestsOfIp(app, 'login', address)
    throw error
  })
  const customer = await verifiedCustomerByLogin(app.database.reader, { kind: 'mobile', value: mobile })
  if (customer === undefined) throw new Failure('code_invalid')
  const session = await startSession(app, customer, credentials.browser, async (tx) => {
    await consumeOneTimeCodeOrRefuse(tx, code)
    await notifyOfSignIn(tx, app, customer.id)
  })
  await rememberNetwork(app, { account: loginAttemptsKey(mobile), address })
  return session
}
