import * as v from 'valibot'
import {
  amount,
  day,
  decimal,
  flagUnlessDenied,
  list,
  moment,
  optionalCount,
  optionalObject,
  requiredAmount,
  text,
} from '../fields.ts'

/** Above zero it is for the customer to pay, below zero it comes off; a policy quote names the rule behind a line. */
export const quoteLineSchema = v.object({
  code: text(),
  label: text(),
  rule: text(),
  amount: requiredAmount(),
})
export type WireQuoteLine = v.InferOutput<typeof quoteLineSchema>

/** A line of a policy, with the numbers its amount was worked out from. */
export const policyLineSchema = v.object({
  ...quoteLineSchema.entries,
  basis: optionalObject({
    /** So many of the contract's visits, days or months, which `unit` tells apart. */
    count: optionalCount(),
    total: optionalCount(),
    unit: text(),
    /** A percentage of this sum. */
    percent: decimal(),
    base: amount(),
    hours: optionalCount(),
    days: optionalCount(),
  }),
})
export type WirePolicyLine = v.InferOutput<typeof policyLineSchema>

export const plannedVisitSchema = v.object({
  date: day(),
  period: text(),
  arrive_from: text(),
  arrive_to: text(),
})

export const orderQuoteSchema = v.object({
  lines: list(quoteLineSchema),
  tax_percent: decimal(),
  total: requiredAmount(),
  of_which: list(quoteLineSchema),
  outside: list(quoteLineSchema),
  wallet: requiredAmount(),
  due: requiredAmount(),
  /** The percentage a voucher takes off, and the most it takes; nothing where it takes off a sum. */
  voucher: optionalObject({ percent: decimal(), max_discount: amount() }),
  hash: text(),
  terms_version: text(),
  /** Whether somebody can come at all the times asked for; also where none were. Who is taken is refused when ordered. */
  free: flagUnlessDenied(),
  visits: list(v.object({ ...plannedVisitSchema.entries, free: flagUnlessDenied() })),
})
export type WireOrderQuote = v.InferOutput<typeof orderQuoteSchema>

export const contractQuoteSchema = v.object({
  kind: text(),
  lines: list(policyLineSchema),
  /** What the customer is charged. */
  fee: requiredAmount(),
  /** What the customer gets back. */
  refund: requiredAmount(),
  remaining: requiredAmount(),
  free_until: moment(),
  /** The first day a suspension can begin. */
  earliest_date: day(),
  /** Empty, or the stable code of why it is refused. */
  refusal: text(),
  hash: text(),
})
export type WireContractQuote = v.InferOutput<typeof contractQuoteSchema>
