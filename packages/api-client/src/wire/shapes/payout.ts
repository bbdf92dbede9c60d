import * as v from 'valibot'
import { day, moment, optionalId, requiredAmount, text } from '../fields.ts'

export const payoutEntries = {
  id: optionalId(),
  amount: requiredAmount(),
  /** The part that goes back to how it was paid, and the part that is in the wallet at once. */
  to_card: requiredAmount(),
  to_wallet: requiredAmount(),
  state: text(),
  approved_at: moment(),
  sent_at: moment(),
  /** The days between which it arrives at the card. */
  due_from: day(),
  due_by: day(),
}

/** Money that was given back, and where it stands. */
export const payoutSchema = v.object(payoutEntries)
export type WirePayout = v.InferOutput<typeof payoutSchema>
