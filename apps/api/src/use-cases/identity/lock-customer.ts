import type * as v from 'valibot'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { isCustomerVerified, lockCustomer, type Customer } from '../../db/repositories/customers.ts'
import { Failure } from '../../failures/failure.ts'
import { runIdempotent, type IdempotentWrite } from '../idempotency/run-idempotent.ts'
import type { AccountOwner } from './signed-in-customer.ts'

/** Locks the customer, so that commands of one customer run in sequence; refuses a deleted account. */
export async function lockActiveCustomer(tx: Tx, { id }: AccountOwner): Promise<Customer> {
  const customer = await lockCustomer(tx, id)
  if (customer === undefined) throw new Failure('unauthorized')
  return customer
}

/**
 * Refuses a customer who has verified neither the mobile nor the email. With a verified email the
 * customer has named a number at which the office can call.
 */
export function requireVerifiedContact(customer: Customer): void {
  if (!isCustomerVerified(customer)) throw new Failure('mobile_unproved')
}

/** Runs a customer's write at most once for each key; refused when the account has just been deleted. */
export const runIdempotentForCustomer = <const S extends v.GenericSchema>(
  app: Pick<Application, 'database' | 'now'>,
  customer: AccountOwner,
  attempt: Omit<IdempotentWrite, 'owner'>,
  answerSchema: S,
  work: (tx: Tx, locked: Customer) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> =>
  runIdempotent(app, { ...attempt, owner: customer.id }, answerSchema, async (tx) =>
    work(tx, await lockActiveCustomer(tx, customer)),
  )
