import * as v from 'valibot'
import {
  amountField,
  dayField,
  decimalField,
  booleanUnlessFalseField,
  listField,
  instantField,
  optionalCountField,
  optionalObjectField,
  requiredAmountField,
  textField,
} from '../fields.ts'

/**
 * A positive amount is to be paid, a negative one is deducted; a policy quote names the rule of each
 * line.
 */
export const quoteLineSchema = v.object({
  code: textField(),
  label: textField(),
  rule: textField(),
  amount: requiredAmountField(),
})
export type WireQuoteLine = v.InferOutput<typeof quoteLineSchema>

/** A line of a policy, with the numbers its amount was calculated from. */
export const policyLineSchema = v.object({
  ...quoteLineSchema.entries,
  basis: optionalObjectField({
    /**
     * The amount is for `count` of the contract's `total` visits, days or months; `unit` says
     * which.
     */
    count: optionalCountField(),
    total: optionalCountField(),
    unit: textField(),
    /** A percentage, and the amount it is taken of. */
    percent: decimalField(),
    base: amountField(),
    hours: optionalCountField(),
    days: optionalCountField(),
  }),
})
export type WirePolicyLine = v.InferOutput<typeof policyLineSchema>

export const plannedVisitSchema = v.object({
  date: dayField(),
  period: textField(),
  arrive_from: textField(),
  arrive_to: textField(),
})

export const orderQuoteSchema = v.object({
  lines: listField(quoteLineSchema),
  tax_percent: decimalField(),
  total: requiredAmountField(),
  /** All VAT in `total`, also the one inside the delivery. */
  amount_tax: amountField(),
  of_which: listField(quoteLineSchema),
  outside: listField(quoteLineSchema),
  wallet: requiredAmountField(),
  due: requiredAmountField(),
  /** The percentage of the voucher and its maximum discount; null for a fixed amount. */
  voucher: optionalObjectField({ percent: decimalField(), max_discount: amountField() }),
  hash: textField(),
  terms_version: textField(),
  /** Whether one worker is free at all requested times; true if no times are requested. */
  free: booleanUnlessFalseField(),
  visits: listField(v.object({ ...plannedVisitSchema.entries, free: booleanUnlessFalseField() })),
})
export type WireOrderQuote = v.InferOutput<typeof orderQuoteSchema>

export const contractRequestQuoteSchema = v.object({
  kind: textField(),
  lines: listField(policyLineSchema),
  /** The amount charged to the customer. */
  fee: requiredAmountField(),
  /** The amount refunded to the customer. */
  refund: requiredAmountField(),
  remaining: requiredAmountField(),
  free_until: instantField(),
  /** Until when these sums hold; null if no moment changes them by itself. */
  valid_until: instantField(),
  /** The first day a suspension can begin. */
  earliest_date: dayField(),
  /**
   * What becomes of the order's voucher: `returned` whole, valid until the day, or `shared`: it lowered what was
   * paid, so its share is in the refund.
   */
  voucher: optionalObjectField({ code: textField(), outcome: textField(), valid_until: dayField() }),
  /** The stable code of the refusal, or empty. */
  refusal: textField(),
  hash: textField(),
})
export type WireContractRequestQuote = v.InferOutput<typeof contractRequestQuoteSchema>
