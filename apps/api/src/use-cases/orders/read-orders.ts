import { parseServiceCode, type ServiceCode } from '@sakina/domain/plans'
import * as v from 'valibot'
import type { Application } from '../../application.ts'
import { readStoredResponse } from '../../db/repositories/idempotency.ts'
import { orderById, orderOfCustomer, ordersOfCustomer } from '../../db/repositories/orders.ts'
import { findOpenPaymentOfOrder } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import { StoredId } from '../idempotency/run-idempotent.ts'
import type { AccountOwner } from '../identity/signed-in-customer.ts'

const requireRow = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

/** Reads the customer's own order; another customer's order counts as not found. */
export const readOwnOrder = async (app: Application, customer: AccountOwner, id: string) =>
  requireRow(await orderOfCustomer(app.database.reader, customer.id, id))

/**
 * Reads an order for the checkout page, which knows an order only by its id and shows no more than
 * number and amount.
 */
export const readOrderAtCheckout = async (app: Application, id: string) =>
  requireRow(await orderById(app.database.reader, id))

export const listOwnOrders = (
  app: Application,
  customer: AccountOwner,
  part: { offset: number; limit: number },
) => ordersOfCustomer(app.database.reader, customer.id, part)

/** Reads the id of an order whose response was lost; undefined where there is none. */
export async function readIdOfLostOrder(
  app: Application,
  customer: AccountOwner,
  key: string,
): Promise<string | undefined> {
  const stored = await readStoredResponse(app.database.reader, customer.id, key)
  const read = v.safeParse(StoredId, stored?.answer)
  return read.success ? read.output.id : undefined
}

type Attempt = Omit<Parameters<typeof findOpenPaymentOfOrder>[1], 'now'>

/** Reads the payment of an order that is still open at the provider. */
export const readOpenPaymentAtCheckout = (app: Application, attempt: Attempt) =>
  findOpenPaymentOfOrder(app.database.reader, { ...attempt, now: app.now() })

/** The service code of a stored order kind. */
export function serviceCodeOfOrder(order: { readonly kind: string }): ServiceCode {
  const code = parseServiceCode(order.kind)
  if (code === undefined) throw new Failure('not_found')
  return code
}
