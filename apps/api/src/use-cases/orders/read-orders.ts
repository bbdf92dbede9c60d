import type { Application } from '../../application.ts'
import { keptUnder } from '../../db/repositories/idempotency.ts'
import { orderById, orderOf, ordersOf } from '../../db/repositories/orders.ts'
import { openPaymentOf } from '../../db/repositories/payments.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedIn } from '../identity/signed-in.ts'

const found = <Row>(row: Row | undefined): Row => {
  if (row === undefined) throw new Failure('not_found')
  return row
}

/** Reads the customer's own order; another customer's order counts as not found. */
export const ownOrder = async (app: Application, customer: SignedIn, id: string) =>
  found(await orderOf(app.database.reader, customer.id, id))

/** For the checkout page, which knows an order only by its id and shows no more than number and amount. */
export const orderAtCheckout = async (app: Application, id: string) =>
  found(await orderById(app.database.reader, id))

export const ownOrders = (app: Application, customer: SignedIn, part: { offset: number; limit: number }) =>
  ordersOf(app.database.reader, customer.id, part)

/** Reads the result of an order whose response was lost. */
export const attemptUnder = (app: Application, customer: SignedIn, key: string) =>
  keptUnder(app.database.reader, customer.id, key)

type Attempt = Omit<Parameters<typeof openPaymentOf>[1], 'now'>

export const openPaymentAtCheckout = (app: Application, attempt: Attempt) =>
  openPaymentOf(app.database.reader, { ...attempt, now: app.now() })
