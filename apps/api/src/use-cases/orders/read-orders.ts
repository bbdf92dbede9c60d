import type { Application } from '../../application.ts'
import { readStoredResponse } from '../../db/repositories/idempotency.ts'
import { orderById, orderOfCustomer, ordersOfCustomer } from '../../db/repositories/orders.ts'
import { openPaymentOfOrder } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedIn } from '../identity/signed-in.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

/** Reads the customer's own order; another customer's order counts as not found. */
export const readOwnOrder = async (app: Application, customer: SignedIn, id: string) =>
  found(await orderOfCustomer(app.database.reader, customer.id, id))

/** For the checkout page, which knows an order only by its id and shows no more than number and amount. */
export const orderAtCheckout = async (app: Application, id: string) =>
  found(await orderById(app.database.reader, id))

export const ownOrders = (app: Application, customer: SignedIn, part: { offset: number; limit: number }) =>
  ordersOfCustomer(app.database.reader, customer.id, part)

/** Reads the result of an order whose response was lost. */
export const readOrderAttempt = (app: Application, customer: SignedIn, key: string) =>
  readStoredResponse(app.database.reader, customer.id, key)

type Attempt = Omit<Parameters<typeof openPaymentOfOrder>[1], 'now'>

export const openPaymentAtCheckout = (app: Application, attempt: Attempt) =>
  openPaymentOfOrder(app.database.reader, { ...attempt, now: app.now() })
