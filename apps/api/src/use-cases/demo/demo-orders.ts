import { addDays, instant, riyadhDay } from '@sakina/domain/calendar'
import type { Application } from '../../application.ts'
import type { DemoOrder } from '../../catalogue/demo-file.ts'
import { addPayment } from '../../db/repositories/payments.ts'
import { lockOrder } from '../../db/repositories/orders.ts'
import { Failure } from '../../failures/failure.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { currentTermsVersion } from '../orders/order-terms.ts'
import { toOrderRequest } from '../orders/order-request.ts'
import { completePaidOrder } from '../orders/complete-paid-order.ts'
import { placeOrder } from '../orders/place-order.ts'
import { requestPackage } from '../orders/request-package.ts'

/** Places the order through the use case of a customer; when it is refused, the next day is tried. */
async function place(
  app: Application,
  customer: SignedInCustomer,
  addressId: string,
  order: DemoOrder,
): Promise<string> {
  const key = `demo-${order.key}`
  if (order.kind === 'special_packages') {
    const form = {
      workerType: 'nurse',
      nationality: 'filipino',
      workerCount: 1,
      duration: '3months',
    } as const
    return (await requestPackage(app, customer, form, key)).orderId
  }
  const today = riyadhDay(instant(app.now()))
  const catalogue = await app.catalogue.read()
  const accepted = {
    termsVersion: currentTermsVersion(catalogue),
    acceptedWorkerCityIds: catalogue.branches.map(({ cityId }) => cityId),
  }
  for (let later = 0; ; later += 1) {
    const choice = toOrderRequest({
      ...accepted,
      planId: order.plan ?? 0,
      startDate: addDays(today, order.start_after + later),
      workerId: order.worker,
      addressId,
      branchId: order.branch,
      needDelivery: order.delivery,
      window: order.window,
    })
    try {
      const placed = { operation: 'demo', content: order.key, key }
      return (await placeOrder(app, customer, choice, placed)).orderId
    } catch (error) {
      if (!(error instanceof Failure) || later >= 7) throw error
    }
  }
}

async function pay(app: Application, orderId: string, order: DemoOrder): Promise<void> {
  const method = order.pay
  if (method === undefined) return
  await app.database.write(async (tx) => {
    const row = await lockOrder(tx, orderId)
    // An order paid on the government's platform already has a contract and no payment on this site.
    if (row === undefined || row.paidAt !== null || row.status === 'processing') return
    const now = app.now()
    const id = app.newId()
    await addPayment(tx, {
      id,
      customerId: row.customerId,
      orderId,
      provider: app.payment.provider,
      method,
      status: 'paid',
      amount: row.total - row.walletAmount,
      providerRef: `demo-${id}`,
      createdAt: now,
      settledAt: now,
    })
    await completePaidOrder(tx, app, orderId, method, { workerGone: order.worker_gone })
  })
}

/** Places an order of the demo data and returns its id. */
export async function placeDemoOrder(
  app: Application,
  customer: SignedInCustomer,
  addressId: string,
  order: DemoOrder,
): Promise<string> {
  const orderId = await place(app, customer, addressId, order)
  await pay(app, orderId, order)
  return orderId
}
