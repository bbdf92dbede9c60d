import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { lockCustomer } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import { once, type IdempotentWrite } from '../idempotency/once.ts'
import type { SignedIn } from './signed-in.ts'

/** What one customer asks for is done one after the other from here on; an account that is gone asks for nothing. */
export async function lockActiveCustomer(tx: Tx, customer: SignedIn): Promise<void> {
  if ((await lockCustomer(tx, customer.id)) === undefined) throw new Failure('unauthorized')
}

/** A customer's write, at most once for its key: refused when the account is deleted in the same moment. */
export const idempotentForCustomer = <const S extends v.GenericSchema>(
  app: Pick<Application, 'database' | 'now'>,
  customer: SignedIn,
  attempt: Omit<IdempotentWrite, 'owner'>,
  answerSchema: S,
  work: (tx: Tx) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> =>
  once(app, { ...attempt, owner: customer.id }, answerSchema, async (tx) => {
    await lockActiveCustomer(tx, customer)
    return work(tx)
  })
