import * as v from 'valibot'
import { dayField, instantField, optionalIdField, requiredAmountField, textField } from '../fields.ts'

/** The schema fields of a refund to a customer. */
export const payoutFields = {
  id: optionalIdField(),
  amount: requiredAmountField(),
  /**
   * `to_card` goes to the original payment method; `to_wallet` is credited to the wallet at once.
   */
  to_card: requiredAmountField(),
  to_wallet: requiredAmountField(),
  state: textField(),
  approved_at: instantField(),
  sent_at: instantField(),
  /** The range of days in which the refund reaches the card. */
  due_from: dayField(),
  due_by: dayField(),
}

/** A refund and its state. */
export const payoutSchema = v.object(payoutFields)
export type WirePayout = v.InferOutput<typeof payoutSchema>
