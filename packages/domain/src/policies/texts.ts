import {
  numberText,
  quantityRangeText,
  quantityText,
  type QuantityUnit,
  type TextLanguage,
} from '@sakina/text'
import type { LoyaltyConfig } from '../loyalty/index.ts'
import { moneyToWire, percentToNumber, type Percent } from '../money/index.ts'
import type { PolicyConfig } from './config.ts'

/** The names that sentences and terms may put in braces, as in `{noticeHours}`. */
export type PolicyTextName =
  | Exclude<keyof PolicyConfig, 'dailyFine' | 'suspensionFee' | 'replacementFee' | 'unconfirmedWarningDays'>
  | 'blockPoints'
  | 'blockValue'

/** What points take off a price: each whole block of points, so much. */
export type PointsValue = Pick<LoyaltyConfig, 'blockPoints' | 'blockValue'>

/** The numbers of the policies in force as they stand in a sentence, with Latin digits. */
export type PolicyTexts = Readonly<Record<PolicyTextName, string>>

/** Writes the numbers of the policies for sentences: `48 hours`, `25%`, `5 to 7 business days`. */
export function policyTexts(
  policies: PolicyConfig,
  { blockPoints, blockValue }: PointsValue,
  language: TextLanguage,
): PolicyTexts {
  const quantity = (count: number, unit: QuantityUnit): string => quantityText(count, unit, language)
  const percentage = (share: Percent): string => `${percentToNumber(share)}%`
  return {
    noticeHours: quantity(policies.noticeHours, 'hours'),
    breakFeePercent: percentage(policies.breakFeePercent),
    visaFee: quantity(moneyToWire(policies.visaFee), 'riyals'),
    complaintAnswerHours: quantityRangeText(policies.complaintAnswerHours, 'hours', language),
    reviewHours: quantity(policies.reviewHours, 'hours'),
    exchangeBusinessDays: quantity(policies.exchangeBusinessDays, 'businessDays'),
    refundBusinessDays: quantityRangeText(policies.refundBusinessDays, 'businessDays', language),
    visitComplaintHours: quantity(policies.visitComplaintHours, 'hours'),
    driverWaitMinutes: quantity(policies.driverWaitMinutes, 'minutes'),
    failedVisitChoiceHours: quantity(policies.failedVisitChoiceHours, 'hours'),
    visitClaimHours: quantity(policies.visitClaimHours, 'hours'),
    reviewedVisitClaim: numberText(policies.reviewedVisitClaim),
    unconfirmedVisitDays: quantity(policies.unconfirmedVisitDays, 'days'),
    invoiceGraceDays: quantity(policies.invoiceGraceDays, 'days'),
    recruitmentDays: quantity(policies.recruitmentDays, 'days'),
    recruitmentExtensionDays: quantity(policies.recruitmentExtensionDays, 'days'),
    extensionCompensation: percentage(policies.extensionCompensation),
    overdueCompensation: percentage(policies.overdueCompensation),
    trialDays: quantity(policies.trialDays, 'days'),
    returnedVoucherDays: quantity(policies.returnedVoucherDays, 'days'),
    blockPoints: numberText(blockPoints),
    blockValue: quantity(moneyToWire(blockValue), 'riyals'),
  }
}

/** Inserts the numbers of the policies into a text; other braces stay. */
export function insertPolicyTexts(text: string, texts: PolicyTexts): string {
  const known = new Map(Object.entries(texts))
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => known.get(name) ?? gap)
}
