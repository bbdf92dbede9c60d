import { instant, riyadhDay, type LocalDate } from '@sakina/domain/calendar'
import { payoutState } from '@sakina/domain/lifecycles'
import { refundArrivalDateRange, type PolicyConfig } from '@sakina/domain/policies'
import type { PayoutState } from '@sakina/domain/vocabulary'
import type { CreditNoteWithRefunds } from '../../db/repositories/refunds.ts'

/**
 * A refund that is paid out, as the customer sees it: its parts to card and wallet, its state, and the days
 * between which it reaches the card.
 */
export type Payout = {
  readonly id: string
  readonly contractId: string | null
  readonly amount: number
  readonly toCard: number
  readonly toWallet: number
  readonly state: PayoutState
  readonly approvedAt: Date
  readonly sentAt: Date | null
  readonly due: { readonly from: LocalDate; readonly by: LocalDate }
}

/** Sums up the refunds of a credit note for the customer. */
export function toPayout({ note, parts }: CreditNoteWithRefunds, policies: PolicyConfig): Payout {
  const toCard = parts.reduce((sum, { amount }) => sum + amount, 0)
  const state = payoutState(parts.map((part) => part.state))
  const settled = parts.flatMap(({ settledAt }) => settledAt?.getTime() ?? [])
  return {
    id: note.id,
    contractId: note.contractId,
    amount: note.total,
    toCard,
    toWallet: Math.max(0, note.total - toCard),
    state,
    approvedAt: note.issuedAt,
    sentAt: state === 'sent' && settled.length > 0 ? new Date(Math.max(...settled)) : null,
    due: refundArrivalDateRange(riyadhDay(instant(note.issuedAt)), policies),
  }
}

/** Whether a card refund is still expected to arrive. */
export const isCardRefundStillDue = ({ toCard, due }: Payout, now: Date): boolean =>
  toCard > 0 && riyadhDay(instant(now)) <= due.by
