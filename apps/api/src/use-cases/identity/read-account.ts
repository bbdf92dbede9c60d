import type { Application } from '../../application.ts'
import { addressesOfCustomer } from '../../db/repositories/addresses.ts'
import { customerById } from '../../db/repositories/customers.ts'

/** Reads a customer with all addresses; undefined once the account is deleted. */
export async function readAccount(app: Application, customerId: string) {
  const [customer, addresses] = await Promise.all([
    customerById(app.database.reader, customerId),
    addressesOfCustomer(app.database.reader, customerId),
  ])
  return customer && { customer, addresses, main: addresses.find((address) => address.main) }
}
