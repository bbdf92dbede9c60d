import { readLogin } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { customersByLogin, type Customer } from '../../db/repositories/customers.ts'

/** Whose national ID, e-mail or mobile it is: one account, or those that claim it while nobody proved it. */
export async function customersNamed(
  app: Pick<Application, 'database'>,
  login: string,
): Promise<readonly Customer[]> {
  const { kind, value } = readLogin(login)
  return kind === 'unknown' ? [] : customersByLogin(app.database.reader, { kind, value })
}
