import { contractUnits, requestKinds, visitPeriods, voucherOutcomes } from '@sakina/domain/vocabulary'
import { field, listOf, record, type ValueOf } from '../codec.ts'
import {
  booleanUnlessFalseField,
  countField,
  decimalField,
  optionalCountField,
  textField,
} from '../fields.ts'
import {
  amount,
  code,
  converted,
  extended,
  optionalAmount,
  optionalDay,
  optionalInstant,
  optionalRecord,
  textOrNull,
} from '../value-codecs.ts'

/** A positive amount is to be paid, a negative one is deducted; the quote of a policy names the rule of each line. */
export const quoteLineCodec = /* @__PURE__ */ record({
  code: field('code', textField()),
  label: field('label', textField()),
  rule: field('rule', textField()),
  amount: field('amount', amount()),
})
export type QuoteLine = ValueOf<typeof quoteLineCodec>

/** A line of a policy, with the numbers its amount was calculated from; a number that does not apply is `null`. */
export const contractQuoteLineCodec = /* @__PURE__ */ extended(quoteLineCodec, {
  basis: field(
    'basis',
    optionalRecord(
      record({
        count: field('count', optionalCountField()),
        total: field('total', optionalCountField()),
        unit: field('unit', code(contractUnits)),
        percent: field('percent', decimalField()),
        base: field('base', optionalAmount()),
        hours: field('hours', optionalCountField()),
        days: field('days', optionalCountField()),
      }),
    ),
  ),
})
export type ContractQuoteLine = ValueOf<typeof contractQuoteLineCodec>

/** The planned time of a visit. */
export const plannedVisitFields = {
  date: field('date', optionalDay()),
  window: field('period', code(visitPeriods)),
  arriveFrom: field('arrive_from', textField()),
  arriveTo: field('arrive_to', textField()),
}
const plannedVisit = /* @__PURE__ */ record(plannedVisitFields)
export type PlannedVisit = ValueOf<typeof plannedVisit>

/** The id of a visit in calendars, which survives moves, and how often the visit was changed. */
export const calendarFields = {
  uid: field('calendar_uid', textField()),
  sequence: field('calendar_sequence', countField()),
}

/** The price that the server quotes for an order. */
export const orderQuoteCodec = /* @__PURE__ */ record({
  lines: field('lines', listOf(quoteLineCodec)),
  taxPercent: field('tax_percent', decimalField()),
  total: field('total', amount()),
  taxTotal: field('amount_tax', optionalAmount()),
  ofWhich: field('of_which', listOf(quoteLineCodec)),
  outside: field('outside', listOf(quoteLineCodec)),
  wallet: field('wallet', amount()),
  due: field('due', amount()),
  voucher: field(
    'voucher',
    converted(
      optionalRecord(
        record({
          percent: field('percent', decimalField()),
          atMost: field('max_discount', optionalAmount()),
        }),
      ),
      {
        decode: (voucher) =>
          voucher?.percent == null ? null : { percent: voucher.percent, atMost: voucher.atMost },
        encode: (voucher) => voucher,
      },
    ),
  ),
  hash: field('hash', textField()),
  termsVersion: field('terms_version', textField()),
  free: field('free', booleanUnlessFalseField()),
  visits: field(
    'visits',
    listOf(record({ ...plannedVisitFields, free: field('free', booleanUnlessFalseField()) })),
  ),
})
export type OrderQuote = ValueOf<typeof orderQuoteCodec>

/** What a change of a contract refunds or costs, as the server quotes it. */
export const contractRequestQuoteCodec = /* @__PURE__ */ record({
  kind: field('kind', code(requestKinds)),
  lines: field('lines', listOf(contractQuoteLineCodec)),
  fee: field('fee', amount()),
  refund: field('refund', amount()),
  remaining: field('remaining', amount()),
  freeUntil: field('free_until', optionalInstant()),
  validUntil: field('valid_until', optionalInstant()),
  earliestOn: field('earliest_date', optionalDay()),
  voucher: field(
    'voucher',
    optionalRecord(
      record({
        code: field('code', textField()),
        outcome: field('outcome', code(voucherOutcomes)),
        lastDay: field('valid_until', optionalDay()),
      }),
    ),
  ),
  refusal: field('refusal', textOrNull()),
  hash: field('hash', textField()),
})
export type ContractRequestQuote = ValueOf<typeof contractRequestQuoteCodec>
