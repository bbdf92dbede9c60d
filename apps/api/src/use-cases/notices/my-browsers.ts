import type { Application } from '../../application.ts'
import {
  deletePushSubscription,
  deletePushSubscriptions,
  pushSubscriptionsOfCustomer,
  savePushSubscription,
} from '../../db/repositories/push-subscriptions.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import type { PushTarget } from '../../ports/push.ts'
import { lockActiveCustomer } from '../identity/lock-customer.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { usablePushSubscriptionsOfCustomer } from './contact-channels.ts'

/** A customer with more browsers loses the oldest, because each notice is sent to all of them. */
const mostBrowsers = 10

/** The key to subscribe with, and the browsers that already show notifications. */
export async function readMyPushSettings(app: Application, customer: SignedInCustomer) {
  const rows = await usablePushSubscriptionsOfCustomer(app.database.reader, app, customer.id)
  return { publicKey: app.push?.publicKey ?? null, endpoints: rows.map(({ endpoint }) => endpoint) }
}

/** Stores the browser to which a customer wants notices. */
export async function subscribeMyBrowser(
  app: Application,
  customer: SignedInCustomer,
  target: PushTarget,
): Promise<void> {
  const { push } = app
  if (push === undefined) throw new Failure('not_found')
  if (!push.isUsable(target)) throw invalidFieldsFailure({ endpoint: 'not_allowed' })
  await app.database.write(async (tx) => {
    await lockActiveCustomer(tx, customer)
    await savePushSubscription(tx, {
      id: app.newId(),
      customerId: customer.id,
      sessionHash: customer.tokenHash,
      ...target,
      createdAt: app.now(),
    })
    const oldest = (await pushSubscriptionsOfCustomer(tx, customer.id)).slice(mostBrowsers)
    await deletePushSubscriptions(
      tx,
      oldest.map(({ id }) => id),
    )
  })
}

/** Removes a browser to which a customer wanted notices. */
export const unsubscribeMyBrowser = (
  app: Application,
  customer: SignedInCustomer,
  endpoint: string,
): Promise<void> => app.database.write((tx) => deletePushSubscription(tx, customer.id, endpoint))
