import type { RefundState } from '@sakina/domain/vocabulary'
import { refundLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeRefund, lockRefund, otherRefundsUnderWay, type Refund } from '../../db/repositories/refunds.ts'
import { PaymentProviderUnavailable } from '../../ports/payment.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'

/** A server works on a refund for at most this long; by then its request to the provider has also ended. */
const busyMinutes = 2

type Held = Pick<Refund, 'id' | 'amount' | 'state' | 'returnedBefore'> & {
  readonly providerRef: string
  readonly busyUntil: Date
}

type Taken = { readonly held: Held } | { readonly waitUntil: Date } | undefined

/**
 * Takes the refund for this server until `busyUntil`; returns undefined when it is done, or when to try
 * again.
 */
function takeRefund(app: Application, id: string): Promise<Taken> {
  return app.database.write(async (tx) => {
    const locked = await lockRefund(tx, id)
    if (locked === undefined) return undefined
    const { refund, provider, providerRef } = locked
    if (refund.state !== 'pending' && refund.state !== 'sending') return undefined
    const now = app.now()
    const busyUntil = new Date(now.getTime() + busyMinutes * 60_000)
    if (refund.busyUntil !== null && refund.busyUntil > now) return { waitUntil: refund.busyUntil }
    // The provider reports only the total it refunded, so two refunds of one payment at once could not be
    // told apart.
    if ((await otherRefundsUnderWay(tx, refund, now)).length > 0) return { waitUntil: busyUntil }
    if (provider !== app.payment.provider || providerRef === null)
      throw new PaymentProviderUnavailable('is not the one that was paid through')
    await changeRefund(tx, id, { busyUntil })
    return { held: { ...refund, providerRef, busyUntil } }
  })
}

export const notifyRefundSent = (
  tx: Tx,
  app: Application,
  { id, customerId, amount }: Pick<Refund, 'id' | 'customerId' | 'amount'>,
): Promise<void> => notifyCustomer(tx, app, customerId, { kind: 'refund_sent', about: id, facts: { amount } })

/** Changes the state if this server still holds the refund. */
function moveOn(
  app: Application,
  held: Held,
  to: RefundState,
  changes: Partial<Refund> = {},
): Promise<boolean> {
  return app.database.write(async (tx) => {
    const refund = (await lockRefund(tx, held.id))?.refund
    if (refund === undefined || refund.busyUntil?.getTime() !== held.busyUntil.getTime()) return false
    if (!refundLifecycle.move(refund.state, to).ok) return false
    await changeRefund(tx, held.id, { busyUntil: null, ...changes, state: to })
    if (to === 'sent') await notifyRefundSent(tx, app, refund)
    return true
  })
}

const asSent = (app: Application, held: Held): Promise<boolean> =>
  moveOn(app, held, 'sent', { settledAt: app.now() })

const saySetAside = (app: Application, id: string): void =>
  app.log.error({ refund: id }, 'a refund was set aside: nobody can say whether the provider took it')

/** A refund that was sent to the provider with an unknown outcome needs a person from here on. */
export async function markRefundUnclear(tx: Tx, app: Application, id: string): Promise<boolean> {
  const refund = (await lockRefund(tx, id))?.refund
  if (refund?.state !== 'sending') return false
  await changeRefund(tx, id, { state: 'unclear', busyUntil: null })
  saySetAside(app, id)
  return true
}

const returnedSoFar = async (app: Application, held: Held): Promise<number | undefined> =>
  app.payment.returned?.(held.providerRef)

/**
 * Finds the outcome of an earlier request to the provider; returns true when the refund may be sent again.
 */
async function findOut(app: Application, held: Held): Promise<boolean> {
  const returned = await returnedSoFar(app, held)
  const more =
    returned === undefined || held.returnedBefore === null ? undefined : returned - held.returnedBefore
  if (more === 0) return moveOn(app, held, 'pending', { busyUntil: held.busyUntil })
  if (more === held.amount) await asSent(app, held)
  else if (await moveOn(app, held, 'unclear')) saySetAside(app, held.id)
  return false
}

/**
 * Sends a refund at most once. Its state is `sending` from before the provider is called until the response
 * is stored. A later attempt that finds this state first looks up what the provider has refunded. Returns
 * when to try again, or undefined when nothing is left to do.
 */
export async function sendRefund(app: Application, id: string): Promise<Date | undefined> {
  const taken = await takeRefund(app, id)
  if (taken === undefined) return undefined
  if ('waitUntil' in taken) return taken.waitUntil
  const { held } = taken
  if (held.state === 'sending' && !(await findOut(app, held))) return undefined
  const returnedBefore = (await returnedSoFar(app, held)) ?? null
  if (!(await moveOn(app, held, 'sending', { busyUntil: held.busyUntil, returnedBefore }))) return undefined
  try {
    await app.payment.refund(held.providerRef, held.amount)
  } catch (error) {
    // A refusal is accepted only if the provider's total is unchanged or unknown; otherwise the outcome is
    // looked up later.
    const refused = error instanceof PaymentProviderUnavailable
    if (refused && (returnedBefore === null || (await returnedSoFar(app, held)) === returnedBefore))
      await moveOn(app, held, 'pending')
    throw error
  }
  await asSent(app, held)
  return undefined
}
