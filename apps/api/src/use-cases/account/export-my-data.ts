import type { Application } from '../../application.ts'
import { readCustomerExport } from '../../db/repositories/customer-export.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { limitAttemptsOfAccount } from '../limits.ts'

/** Returns everything that is stored about a customer. */
export async function exportMyData(
  app: Application,
  customer: SignedInCustomer,
): Promise<Record<string, unknown>> {
  await limitAttemptsOfAccount(app, 'export', customer.id)
  const data = await readCustomerExport(app.database.reader, customer.id)
  return { made_at: app.now().toISOString(), ...data }
}
