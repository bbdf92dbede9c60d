import { payoutStates } from '@sakina/domain/vocabulary'
import { body, field, record, type ValueOf } from '../codec.ts'
import { optionalIdField } from '../fields.ts'
import { amount, code, optionalDay, optionalInstant, optionalMoneyInput } from '../value-codecs.ts'

/** A refund that is paid out to the customer: its parts to the card and the wallet, and its state. */
export const payoutCodec = /* @__PURE__ */ record({
  id: field('id', optionalIdField()),
  amount: field('amount', amount()),
  toCard: field('to_card', amount()),
  toWallet: field('to_wallet', amount()),
  state: field('state', code(payoutStates)),
  approvedAt: field('approved_at', optionalInstant()),
  sentAt: field('sent_at', optionalInstant()),
  dueFrom: field('due_from', optionalDay()),
  dueBy: field('due_by', optionalDay()),
})
export type Payout = ValueOf<typeof payoutCodec>

/** The body of taking money back: the sum as it was shown. */
export const refundBody = /* @__PURE__ */ body({
  expectedRefund: field('expected_refund', optionalMoneyInput()),
})
