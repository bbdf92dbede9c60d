import type { Payout } from '@sakina/api-client/wire/records/payout'
import { instant, riyadhDay } from '@sakina/domain/calendar'
import { payoutState } from '@sakina/domain/lifecycles'
import { money } from '@sakina/domain/money'
import { refundArrivalDateRange, type PolicyConfig } from '@sakina/domain/policies'
import type { CreditNoteWithRefunds } from '../../db/repositories/refunds.ts'

/** Sums up the refunds of a credit note for the customer. */
export function toPayout({ note, parts }: CreditNoteWithRefunds, policies: PolicyConfig): Payout {
  const toCard = parts.reduce((sum, { amount }) => sum + amount, 0)
  const state = payoutState(parts.map((part) => part.state))
  const settled = parts.flatMap(({ settledAt }) => settledAt?.getTime() ?? [])
  const due = refundArrivalDateRange(riyadhDay(instant(note.issuedAt)), policies)
  return {
    id: note.id,
    amount: money(note.total),
    toCard: money(toCard),
    toWallet: money(Math.max(0, note.total - toCard)),
    state,
    approvedAt: instant(note.issuedAt),
    sentAt: state === 'sent' && settled.length > 0 ? instant(Math.max(...settled)) : null,
    dueFrom: due.from,
    dueBy: due.by,
  }
}

/** Whether a card refund is still expected to arrive. */
export const isCardRefundStillDue = ({ toCard, dueBy }: Payout, now: Date): boolean =>
  toCard > 0 && dueBy !== null && riyadhDay(instant(now)) <= dueBy
