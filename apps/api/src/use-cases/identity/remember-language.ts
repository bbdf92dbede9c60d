import type { Application } from '../../application.ts'
import { changeCustomer, type Customer } from '../../db/repositories/customers.ts'
import type { Language } from '../../ports/payment.ts'

/** Stores the language of the last sign-in, in which emails are written. */
export async function storeCustomerLanguage(
  app: Application,
  { id, language: known }: Customer,
  language: Language,
): Promise<void> {
  if (language !== known) await app.database.write((tx) => changeCustomer(tx, id, { language }))
}
