import type { RefundState } from '@sakina/domain/vocabulary'
import { refundLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import type { Tx } from '../../db/database.ts'
import { changeRefund, lockRefund, othersUnderWay, type Refund } from '../../db/repositories/refunds.ts'
import { PaymentProviderAway } from '../../ports/payment.ts'
import { tell } from '../notices/tell.ts'

/** Whoever works at a refund has it for so long; after that, what a provider was asked is over there, too. */
const busyMinutes = 2

type Held = Pick<Refund, 'id' | 'amount' | 'state' | 'returnedBefore'> & {
  readonly providerRef: string
  readonly busyUntil: Date
}

type Taken = { readonly held: Held } | { readonly waitUntil: Date } | undefined

/** Nothing to do any more, somebody else's turn, or ours: then nobody else touches it until `busyUntil`. */
function takeRefund(app: Application, id: string): Promise<Taken> {
  return app.database.write(async (tx) => {
    const locked = await lockRefund(tx, id)
    if (locked === undefined) return undefined
    const { refund, provider, providerRef } = locked
    if (refund.state !== 'pending' && refund.state !== 'sending') return undefined
    const now = app.now()
    const busyUntil = new Date(now.getTime() + busyMinutes * 60_000)
    if (refund.busyUntil !== null && refund.busyUntil > now) return { waitUntil: refund.busyUntil }
    // the provider only says what it gave back in all: two parts at once could not be told apart
    if ((await othersUnderWay(tx, refund, now)).length > 0) return { waitUntil: busyUntil }
    if (provider !== app.payment.provider || providerRef === null)
      throw new PaymentProviderAway('is not the one that was paid through')
    await changeRefund(tx, id, { busyUntil })
    return { held: { ...refund, providerRef, busyUntil } }
  })
}

export const tellRefundSent = (
  tx: Tx,
  app: Application,
  { id, customerId, amount }: Pick<Refund, 'id' | 'customerId' | 'amount'>,
): Promise<void> => tell(tx, app, customerId, { kind: 'refund_sent', about: id, facts: { amount } })

/** Moves it on, if it is still ours. */
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
    if (to === 'sent') await tellRefundSent(tx, app, refund)
    return true
  })
}

const asSent = (app: Application, held: Held): Promise<boolean> =>
  moveOn(app, held, 'sent', { settledAt: app.now() })

const saySetAside = (app: Application, id: string): void =>
  app.log.error({ refund: id }, 'a refund was set aside: nobody can say whether the provider took it')

/** What was asked of the provider and never found out is a person's from here on. */
export async function setAsideRefund(tx: Tx, app: Application, id: string): Promise<boolean> {
  const refund = (await lockRefund(tx, id))?.refund
  if (refund?.state !== 'sending') return false
  await changeRefund(tx, id, { state: 'unclear', busyUntil: null })
  saySetAside(app, id)
  return true
}

const returnedSoFar = async (app: Application, held: Held): Promise<number | undefined> =>
  app.payment.returned?.(held.providerRef)

/** What became of a refund the provider was asked for before: true when it may be asked again. */
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
 * Sends a refund at most once. It is `sending` from before the provider is asked until the provider's answer is
 * written down; whoever finds it so later, because the answer or the server was lost, asks the provider what it gave
 * back before anything else. Answers with when to look again, or nothing when there is nothing more to do.
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
    // a no is believed when the provider's own sum bears it out, or there is none: else it stays to be found out
    const refused = error instanceof PaymentProviderAway
    if (refused && (returnedBefore === null || (await returnedSoFar(app, held)) === returnedBefore))
      await moveOn(app, held, 'pending')
    throw error
  }
  await asSent(app, held)
  return undefined
}
