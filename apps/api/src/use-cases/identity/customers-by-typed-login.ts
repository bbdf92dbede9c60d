import { parseLogin } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { customersByLogin, type Customer } from '../../db/repositories/customers.ts'

/** The accounts of a typed national ID, email or mobile: the one that verified it, or all that claim it. */
export async function customersByTypedLogin(
  app: Pick<Application, 'database'>,
  login: string,
): Promise<readonly Customer[]> {
  const { kind, value } = parseLogin(login)
  return kind === 'unknown' ? [] : customersByLogin(app.database.reader, { kind, value })
}
