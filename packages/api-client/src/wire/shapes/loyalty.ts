import * as v from 'valibot'
import { countField, decimalField, requiredAmountField, textField } from '../fields.ts'

/** A tier of the loyalty programme; `from` is the amount spent in twelve months. */
export const tierSchema = v.object({
  code: textField(),
  from: requiredAmountField(),
  bonus: countField(),
  cashback_percent: decimalField(),
})
