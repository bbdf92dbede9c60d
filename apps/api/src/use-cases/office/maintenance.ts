import { refundLifecycle } from '@sakina/domain/lifecycles'
import type { Application } from '../../application.ts'
import { customerById } from '../../db/repositories/customers.ts'
import { clearAllRateLimits, rescheduleOutboxRow } from '../../db/repositories/office.ts'
import { changeRefund, lockRefund } from '../../db/repositories/refunds.ts'
import { Failure, invalidFieldsFailure } from '../../failures/failure.ts'
import { rateLimitKeysOfCustomer } from '../identity/rate-limit-keys.ts'
import { customersByTypedLogin } from '../identity/customers-by-typed-login.ts'
import { clearRateLimitsOfAccounts } from '../limits.ts'
import { notifyCustomer } from '../notices/notify-customer.ts'
import { resendNotice } from '../notices/resend-notice.ts'
import { sendReminders } from '../notices/send-reminders.ts'
import { expireHolds } from '../orders/expire-holds.ts'
import { drainOutbox } from '../outbox/drain-outbox.ts'
import { enqueueRefund, isTakenByOffice } from '../payments/record-refund.ts'
import { notifyRefundSent } from '../payments/send-refund.ts'
import { settleVisits } from '../visits/settle-visits.ts'
import { advanceContractsByDate } from './change-contracts.ts'
import { runMoneyCommand, type MoneyCommand } from './money-command.ts'

/**
 * Sets the outcome of a refund by hand; `pending` sends it again. A refund at the provider cannot be
 * changed.
 */
export const setRefundState = (
  app: Application,
  command: MoneyCommand,
  { state: to, note }: { readonly state: 'pending' | 'sent' | 'failed'; readonly note?: string | undefined },
) =>
  runMoneyCommand(app, command, 'refund', async (tx) => {
    const locked = await lockRefund(tx, command.id)
    if (locked === undefined) throw new Failure('not_found')
    const { refund } = locked
    const from = refund.state
    if (from === 'sending' || !refundLifecycle.move(from, to).ok) throw new Failure('transition_not_allowed')
    const isByHand = isTakenByOffice(locked)
    // No provider could send it once more.
    if (isByHand && to === 'pending' && from !== 'failed') throw new Failure('transition_not_allowed')
    await changeRefund(tx, refund.id, {
      state: to,
      busyUntil: null,
      settledAt: to === 'pending' ? null : app.now(),
      ...(note !== undefined && { note }),
    })
    if (to === 'pending' && !isByHand) await enqueueRefund(tx, app, refund.id)
    const { id, customerId, amount } = refund
    if (to === 'sent') await notifyRefundSent(tx, app, refund)
    if (to === 'failed')
      await notifyCustomer(
        tx,
        app,
        customerId,
        { kind: 'refund_failed', about: id, facts: { amount } },
        app.newId(),
      )
  })

/** Clears the rate limits of an account (by any login or its id), of an IP address, or all of them. */
export async function clearRateLimits(app: Application, subject: string | undefined): Promise<void> {
  if (subject === undefined) return app.database.write(clearAllRateLimits)
  const { reader } = app.database
  const known = await customerById(reader, subject)
  const customers = known === undefined ? await customersByTypedLogin(app, subject) : [known]
  const accounts = [subject, ...customers.flatMap(rateLimitKeysOfCustomer)]
  return app.database.write((tx) => clearRateLimitsOfAccounts(tx, { accounts, address: subject }))
}

/** Sends one message of the outbox again: one that was given up, or one already sent for a notice. */
export const resendOutboxMessage = (app: Application, id: string): Promise<void> =>
  app.database.write(async (tx) => {
    const isDue = (await rescheduleOutboxRow(tx, id, app.now())) || (await resendNotice(tx, app, id))
    if (!isDue) throw new Failure('not_found')
  })

const jobs: Readonly<Record<string, (app: Application) => Promise<number>>> = {
  holds: expireHolds,
  visits: settleVisits,
  contracts: advanceContractsByDate,
  reminders: sendReminders,
  outbox: drainOutbox,
}

/** Runs the named background jobs now, or all of them without names. */
export async function runBackgroundJobs(
  app: Application,
  jobNames: readonly string[] = Object.keys(jobs),
): Promise<readonly { readonly job: string; readonly changed: number }[]> {
  const done: { job: string; changed: number }[] = []
  for (const name of jobNames) {
    const job = Object.hasOwn(jobs, name) ? jobs[name] : undefined
    if (job === undefined) throw invalidFieldsFailure({ jobs: 'not_allowed' })
    done.push({ job: name, changed: await job(app) })
  }
  return done
}
