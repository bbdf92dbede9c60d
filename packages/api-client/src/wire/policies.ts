import { DEFAULT_LOYALTY } from '@sakina/domain/loyalty'
import { moneyToWire, percent, percentToNumber, type Money, type Percent } from '@sakina/domain/money'
import {
  DEFAULT_POLICIES,
  type DurationRange,
  type PointsValue,
  type PolicyConfig,
} from '@sakina/domain/policies'
import * as v from 'valibot'
import { toMoney } from './entities/values.ts'
import { resultEnvelopeSchema } from './envelope.ts'
import { amountField, decimalField, optionalCountField, optionalObjectField } from './fields.ts'
import { defineOperation } from './operation.ts'

const rangeField = () => optionalObjectField({ min: optionalCountField(), max: optionalCountField() })

const policiesSchema = v.object({
  visit_change_notice_hours: optionalCountField(),
  contract_break_percent: decimalField(),
  visa_fee: amountField(),
  daily_fine: amountField(),
  suspension_fee: amountField(),
  replacement_fee: amountField(),
  complaint_response_hours: rangeField(),
  review_hours: optionalCountField(),
  exchange_business_days: optionalCountField(),
  refund_business_days: rangeField(),
  visit_complaint_hours: optionalCountField(),
  driver_wait_minutes: optionalCountField(),
  failed_visit_choice_hours: optionalCountField(),
  visit_claim_hours: optionalCountField(),
  reviewed_visit_claim: optionalCountField(),
  unconfirmed_visit_days: optionalCountField(),
  invoice_grace_days: optionalCountField(),
  recruitment_days: optionalCountField(),
  recruitment_extension_days: optionalCountField(),
  extension_compensation_percent: decimalField(),
  overdue_compensation_percent: decimalField(),
  trial_days: optionalCountField(),
  returned_voucher_days: optionalCountField(),
  points_per_block: optionalCountField(),
  discount_per_block: amountField(),
})
type WirePolicies = v.InferOutput<typeof policiesSchema>

/** The numbers of the policies that the owner has decided, and the worth of points. */
export type PoliciesInForce = { readonly policies: PolicyConfig; readonly points: PointsValue }

const toRange = (wire: WirePolicies['refund_business_days'], otherwise: DurationRange): DurationRange => ({
  from: wire?.min ?? otherwise.from,
  by: wire?.max ?? otherwise.by,
})
const toSum = (sar: number | null, otherwise: Money): Money => (sar === null ? otherwise : toMoney(sar))
const toShare = (share: number | null, otherwise: Percent): Percent =>
  share === null ? otherwise : percent(share)

/** Converts the policies from the wire format. A number that is not sent is the documented one. */
const toPolicies = (wire: WirePolicies): PoliciesInForce => ({
  policies: {
    noticeHours: wire.visit_change_notice_hours ?? DEFAULT_POLICIES.noticeHours,
    breakFeePercent: toShare(wire.contract_break_percent, DEFAULT_POLICIES.breakFeePercent),
    visaFee: toSum(wire.visa_fee, DEFAULT_POLICIES.visaFee),
    dailyFine: toSum(wire.daily_fine, DEFAULT_POLICIES.dailyFine),
    suspensionFee: toSum(wire.suspension_fee, DEFAULT_POLICIES.suspensionFee),
    replacementFee: toSum(wire.replacement_fee, DEFAULT_POLICIES.replacementFee),
    complaintAnswerHours: toRange(wire.complaint_response_hours, DEFAULT_POLICIES.complaintAnswerHours),
    reviewHours: wire.review_hours ?? DEFAULT_POLICIES.reviewHours,
    exchangeBusinessDays: wire.exchange_business_days ?? DEFAULT_POLICIES.exchangeBusinessDays,
    refundBusinessDays: toRange(wire.refund_business_days, DEFAULT_POLICIES.refundBusinessDays),
    visitComplaintHours: wire.visit_complaint_hours ?? DEFAULT_POLICIES.visitComplaintHours,
    driverWaitMinutes: wire.driver_wait_minutes ?? DEFAULT_POLICIES.driverWaitMinutes,
    failedVisitChoiceHours: wire.failed_visit_choice_hours ?? DEFAULT_POLICIES.failedVisitChoiceHours,
    visitClaimHours: wire.visit_claim_hours ?? DEFAULT_POLICIES.visitClaimHours,
    reviewedVisitClaim: wire.reviewed_visit_claim ?? DEFAULT_POLICIES.reviewedVisitClaim,
    unconfirmedVisitDays: wire.unconfirmed_visit_days ?? DEFAULT_POLICIES.unconfirmedVisitDays,
    // Only the office is warned, so these days are not sent.
    unconfirmedWarningDays: DEFAULT_POLICIES.unconfirmedWarningDays,
    invoiceGraceDays: wire.invoice_grace_days ?? DEFAULT_POLICIES.invoiceGraceDays,
    recruitmentDays: wire.recruitment_days ?? DEFAULT_POLICIES.recruitmentDays,
    recruitmentExtensionDays: wire.recruitment_extension_days ?? DEFAULT_POLICIES.recruitmentExtensionDays,
    extensionCompensation: toShare(
      wire.extension_compensation_percent,
      DEFAULT_POLICIES.extensionCompensation,
    ),
    overdueCompensation: toShare(wire.overdue_compensation_percent, DEFAULT_POLICIES.overdueCompensation),
    trialDays: wire.trial_days ?? DEFAULT_POLICIES.trialDays,
    returnedVoucherDays: wire.returned_voucher_days ?? DEFAULT_POLICIES.returnedVoucherDays,
  },
  points: {
    blockPoints: wire.points_per_block ?? DEFAULT_LOYALTY.blockPoints,
    blockValue: toSum(wire.discount_per_block, DEFAULT_LOYALTY.blockValue),
  },
})

const fromRange = ({ from, by }: DurationRange) => ({ min: from, max: by })

/** Converts the policies to the wire format. */
export const fromPolicies = ({ policies, points }: PoliciesInForce): WirePolicies => ({
  visit_change_notice_hours: policies.noticeHours,
  contract_break_percent: percentToNumber(policies.breakFeePercent),
  visa_fee: moneyToWire(policies.visaFee),
  daily_fine: moneyToWire(policies.dailyFine),
  suspension_fee: moneyToWire(policies.suspensionFee),
  replacement_fee: moneyToWire(policies.replacementFee),
  complaint_response_hours: fromRange(policies.complaintAnswerHours),
  review_hours: policies.reviewHours,
  exchange_business_days: policies.exchangeBusinessDays,
  refund_business_days: fromRange(policies.refundBusinessDays),
  visit_complaint_hours: policies.visitComplaintHours,
  driver_wait_minutes: policies.driverWaitMinutes,
  failed_visit_choice_hours: policies.failedVisitChoiceHours,
  visit_claim_hours: policies.visitClaimHours,
  reviewed_visit_claim: policies.reviewedVisitClaim,
  unconfirmed_visit_days: policies.unconfirmedVisitDays,
  invoice_grace_days: policies.invoiceGraceDays,
  recruitment_days: policies.recruitmentDays,
  recruitment_extension_days: policies.recruitmentExtensionDays,
  extension_compensation_percent: percentToNumber(policies.extensionCompensation),
  overdue_compensation_percent: percentToNumber(policies.overdueCompensation),
  trial_days: policies.trialDays,
  returned_voucher_days: policies.returnedVoucherDays,
  points_per_block: points.blockPoints,
  discount_per_block: moneyToWire(points.blockValue),
})

export const getPolicies = defineOperation({
  id: 'getPolicies',
  area: 'catalogue',
  method: 'GET',
  path: '/policies',
  summary: 'The numbers of the policies in force: hours of notice, fees, refunds, worth of points',
  auth: 'none',
  answer: resultEnvelopeSchema(policiesSchema),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => toPolicies(result),
})
