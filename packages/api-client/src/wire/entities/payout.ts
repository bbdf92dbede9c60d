import type { Instant, LocalDate } from '@sakina/domain/calendar'
import type { Money } from '@sakina/domain/money'
import { payoutStates } from '@sakina/domain/vocabulary'
import type { PayoutState } from '@sakina/domain/vocabulary'
import type { WirePayout } from '../shapes/payout.ts'
import type { Id } from './values.ts'
import { knownCode, toOptionalDay, toOptionalInstant, toMoney } from './values.ts'

/** A refund that is paid out to the customer: its parts to the card and the wallet, and its state. */
export type Payout = {
  readonly id: Id | null
  readonly amount: Money
  /** The part that goes back to the card, and the part credited to the wallet at once. */
  readonly toCard: Money
  readonly toWallet: Money
  readonly state: PayoutState | 'unknown'
  readonly approvedAt: Instant | null
  readonly sentAt: Instant | null
  /** The range of days in which the refund reaches the card. */
  readonly dueFrom: LocalDate | null
  readonly dueBy: LocalDate | null
}

/** Converts a refund to the customer from the wire format. */
export const toPayout = (wire: WirePayout): Payout => ({
  id: wire.id,
  amount: toMoney(wire.amount),
  toCard: toMoney(wire.to_card),
  toWallet: toMoney(wire.to_wallet),
  state: knownCode(payoutStates, wire.state),
  approvedAt: toOptionalInstant(wire.approved_at),
  sentAt: toOptionalInstant(wire.sent_at),
  dueFrom: toOptionalDay(wire.due_from),
  dueBy: toOptionalDay(wire.due_by),
})
