import { readLogin } from '@sakina/domain/identity'
import type { Application } from '../../application.ts'
import { customerByLogin, type Customer } from '../../db/repositories/customers.ts'

/** Whose national ID, e-mail or mobile it is. */
export async function customerNamed(
  app: Pick<Application, 'database'>,
  login: string,
): Promise<Customer | undefined> {
  const { kind, value } = readLogin(login)
  return kind === 'unknown' ? undefined : customerByLogin(app.database.reader, { kind, value })
}
