import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedIn } from './signed-in.ts'

/** What one customer asks for is done one after the other from here on; an account that is gone asks for nothing. */
export async function oneAtATime(tx: Tx, customer: SignedIn): Promise<void> {
  if ((await lockCustomer(tx, customer.id)) === undefined) throw new Failure('unauthorized')
}
