import { DEFAULT_LOYALTY } from '@sakina/domain/loyalty'
import { percent, percentToNumber, type Money, type Percent } from '@sakina/domain/money'
import {
  DEFAULT_POLICIES,
  type DurationRange,
  type PointsValue,
  type PolicyConfig,
} from '@sakina/domain/policies'
import { codec, field, record, resultOf } from './codec.ts'
import { decimalField, optionalCountField } from './fields.ts'
import { defineOperation } from './operation.ts'
import { converted, optionalAmount, optionalRecord } from './value-codecs.ts'

// A number that is not sent is the documented one.
const count = (documented: number) =>
  codec(optionalCountField(), { decode: (sent) => sent ?? documented, encode: (number: number) => number })
const sum = (documented: Money) =>
  converted(optionalAmount(), { decode: (sent) => sent ?? documented, encode: (money) => money })
const share = (documented: Percent) =>
  codec(decimalField(), {
    decode: (sent) => (sent === null ? documented : percent(sent)),
    encode: (part: Percent) => percentToNumber(part),
  })
const range = (documented: DurationRange) =>
  converted(
    optionalRecord(
      record({ from: field('min', optionalCountField()), by: field('max', optionalCountField()) }),
    ),
    {
      decode: (sent) => ({ from: sent?.from ?? documented.from, by: sent?.by ?? documented.by }),
      encode: (days) => days,
    },
  )

const { unconfirmedWarningDays, ...documented } = DEFAULT_POLICIES

const policiesRecord = record({
  noticeHours: field('visit_change_notice_hours', count(documented.noticeHours)),
  breakFeePercent: field('contract_break_percent', share(documented.breakFeePercent)),
  visaFee: field('visa_fee', sum(documented.visaFee)),
  dailyFine: field('daily_fine', sum(documented.dailyFine)),
  suspensionFee: field('suspension_fee', sum(documented.suspensionFee)),
  replacementFee: field('replacement_fee', sum(documented.replacementFee)),
  complaintAnswerHours: field('complaint_response_hours', range(documented.complaintAnswerHours)),
  reviewHours: field('review_hours', count(documented.reviewHours)),
  exchangeBusinessDays: field('exchange_business_days', count(documented.exchangeBusinessDays)),
  refundBusinessDays: field('refund_business_days', range(documented.refundBusinessDays)),
  visitComplaintHours: field('visit_complaint_hours', count(documented.visitComplaintHours)),
  driverWaitMinutes: field('driver_wait_minutes', count(documented.driverWaitMinutes)),
  failedVisitChoiceHours: field('failed_visit_choice_hours', count(documented.failedVisitChoiceHours)),
  visitClaimHours: field('visit_claim_hours', count(documented.visitClaimHours)),
  reviewedVisitClaim: field('reviewed_visit_claim', count(documented.reviewedVisitClaim)),
  unconfirmedVisitDays: field('unconfirmed_visit_days', count(documented.unconfirmedVisitDays)),
  invoiceGraceDays: field('invoice_grace_days', count(documented.invoiceGraceDays)),
  recruitmentDays: field('recruitment_days', count(documented.recruitmentDays)),
  recruitmentExtensionDays: field('recruitment_extension_days', count(documented.recruitmentExtensionDays)),
  extensionCompensation: field('extension_compensation_percent', share(documented.extensionCompensation)),
  overdueCompensation: field('overdue_compensation_percent', share(documented.overdueCompensation)),
  trialDays: field('trial_days', count(documented.trialDays)),
  returnedVoucherDays: field('returned_voucher_days', count(documented.returnedVoucherDays)),
  blockPoints: field('points_per_block', count(DEFAULT_LOYALTY.blockPoints)),
  blockValue: field('discount_per_block', sum(DEFAULT_LOYALTY.blockValue)),
})

/** The numbers of the policies that the owner has decided, and the worth of points. */
export type PoliciesInForce = { readonly policies: PolicyConfig; readonly points: PointsValue }

const policiesCodec = converted(policiesRecord, {
  decode: ({ blockPoints, blockValue, ...policies }): PoliciesInForce => ({
    // Only the office is warned, so these days are not sent.
    policies: { ...policies, unconfirmedWarningDays },
    points: { blockPoints, blockValue },
  }),
  encode: ({ policies, points }) => ({ ...policies, ...points }),
})

export const getPolicies = defineOperation({
  id: 'getPolicies',
  area: 'catalogue',
  method: 'GET',
  path: '/policies',
  summary: 'The numbers of the policies in force: hours of notice, fees, refunds, worth of points',
  auth: 'none',
  answer: resultOf(policiesCodec),
  errors: [],
  cache: 'catalogue',
  extension: true,
})
