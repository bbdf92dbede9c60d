import type { RefundState } from '@sakina/domain/vocabulary'
import { refundLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeRefund, lockRefund, otherRefundsUnderWay, type Refund } from '../../db/repositories/refunds.ts'
import { PaymentProviderUnavailableError } from '../../ports/payment.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'

/** A server works on a refund for at most this long; by then its request to the provider has also ended. */
const busyMinutes = 2

type HeldRefund = Pick<Refund, 'id' | 'amount' | 'state' | 'returnedBefore'> & {
  readonly providerRef: string
  readonly busyUntil: Date
}

type Taken = { readonly heldRefund: HeldRefund } | { readonly waitUntil: Date } | undefined

/**
 * Claims the refund for this server until `busyUntil`. Returns `waitUntil` when another server or
 * another refund of the payment must finish first, and undefined when nothing is left to do.
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
      throw new PaymentProviderUnavailableError('is not the one that was paid through')
    await changeRefund(tx, id, { busyUntil })
    return { heldRefund: { ...refund, providerRef, busyUntil } }
  })
}

/** Notifies a customer that a refund was sent. */
export const notifyRefundSent = (
  tx: Tx,
  app: Application,
  { id, customerId, amount }: Pick<Refund, 'id' | 'customerId' | 'amount'>,
): Promise<void> => notifyCustomer(tx, app, customerId, { kind: 'refund_sent', about: id, facts: { amount } })

/** Changes the state if this server still holds the refund. */
function moveOn(
  app: Application,
  heldRefund: HeldRefund,
  to: RefundState,
  changes: Partial<Refund> = {},
): Promise<boolean> {
  return app.database.write(async (tx) => {
    const refund = (await lockRefund(tx, heldRefund.id))?.refund
    if (refund === undefined || refund.busyUntil?.getTime() !== heldRefund.busyUntil.getTime()) return false
    if (!refundLifecycle.move(refund.state, to).ok) return false
    await changeRefund(tx, heldRefund.id, { busyUntil: null, ...changes, state: to })
    if (to === 'sent') await notifyRefundSent(tx, app, refund)
    return true
  })
}

const asSent = (app: Application, heldRefund: HeldRefund): Promise<boolean> =>
  moveOn(app, heldRefund, 'sent', { settledAt: app.now() })

const saySetAside = (app: Application, id: string): void =>
  app.log.error({ refund: id }, 'a refund was set aside: nobody can say whether the provider took it')

/**
 * Marks a refund as unclear if it was sent to the provider and its outcome is unknown, because from
 * here on it needs a person. Returns whether it was marked.
 */
export async function markRefundUnclear(tx: Tx, app: Application, id: string): Promise<boolean> {
  const refund = (await lockRefund(tx, id))?.refund
  if (refund?.state !== 'sending') return false
  await changeRefund(tx, id, { state: 'unclear', busyUntil: null })
  saySetAside(app, id)
  return true
}

const returnedSoFar = async (app: Application, heldRefund: HeldRefund): Promise<number | undefined> =>
  app.payment.returned?.(heldRefund.providerRef)

/**
 * Finds the outcome of an earlier request to the provider; returns true when the refund may be sent again.
 */
async function findOut(app: Application, heldRefund: HeldRefund): Promise<boolean> {
  const returned = await returnedSoFar(app, heldRefund)
  const more =
    returned === undefined || heldRefund.returnedBefore === null
      ? undefined
      : returned - heldRefund.returnedBefore
  if (more === 0) return moveOn(app, heldRefund, 'pending', { busyUntil: heldRefund.busyUntil })
  if (more === heldRefund.amount) await asSent(app, heldRefund)
  else if (await moveOn(app, heldRefund, 'unclear')) saySetAside(app, heldRefund.id)
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
  const { heldRefund } = taken
  if (heldRefund.state === 'sending' && !(await findOut(app, heldRefund))) return undefined
  const returnedBefore = (await returnedSoFar(app, heldRefund)) ?? null
  if (!(await moveOn(app, heldRefund, 'sending', { busyUntil: heldRefund.busyUntil, returnedBefore })))
    return undefined
  try {
    await app.payment.refund(heldRefund.providerRef, heldRefund.amount)
  } catch (error) {
    // A refusal is accepted only if the provider's total is unchanged or unknown; otherwise the outcome is
    // looked up later.
    const refused = error instanceof PaymentProviderUnavailableError
    if (refused && (returnedBefore === null || (await returnedSoFar(app, heldRefund)) === returnedBefore))
      await moveOn(app, heldRefund, 'pending')
    throw error
  }
  await asSent(app, heldRefund)
  return undefined
}
