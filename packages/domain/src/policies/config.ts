import { ZERO_MONEY, requireNonNegative, percent, percentToNumber, riyals } from '../money/index.ts'
import type { Money, Percent } from '../money/index.ts'
import { Refusal } from '../refusal/index.ts'

/**
 * The time that an answer or a refund takes, in hours or business days: not before `from`, and not after `by`.
 */
export type DurationRange = { readonly from: number; readonly by: number }

/** The numbers of the policies, which the office can change. */
export type PolicyConfig = {
  /** Cancelling or moving is free with more than this many hours to go; exactly this many is late. */
  readonly noticeHours: number
  /**
   * The percentage of the unused value, without wage and tax, charged for ending a contract that has begun.
   */
  readonly breakFeePercent: Percent
  /** Not refunded once the visa is issued, because the government has been paid. */
  readonly visaFee: Money
  /**
   * Charged for each day the worker stays after the end. The specification gives 50 as a sample; by default
   * it is zero.
   */
  readonly dailyFine: Money
  /** Includes tax: the shown amount is the amount to pay. */
  readonly suspensionFee: Money
  readonly replacementFee: Money
  readonly complaintAnswerHours: DurationRange
  readonly reviewHours: number
  readonly exchangeBusinessDays: number
  readonly refundBusinessDays: DurationRange
  /** How many hours after a visit a complaint keeps the right to a refund. */
  readonly visitComplaintHours: number
  readonly driverWaitMinutes: number
  /**
   * How many hours a family has to choose another time for a visit that failed; then its price goes back.
   */
  readonly failedVisitChoiceHours: number
  /** How many hours the office has to answer a family that says nobody came; then its word decides. */
  readonly visitClaimHours: number
  /** From which claim of a family within twelve months a person decides, and nothing pays itself. */
  readonly reviewedVisitClaim: number
  /** After how many days a visit that nobody confirmed counts as failed by us. */
  readonly unconfirmedVisitDays: number
  /** After how many days the office is warned of a visit that nobody confirmed. */
  readonly unconfirmedWarningDays: readonly number[]
  /** An invoice unpaid for more days than this makes its contract defaulted. */
  readonly invoiceGraceDays: number
  /**
   * The days from payment until a recruited worker arrives; the next field is the automatic
   * extension.
   */
  readonly recruitmentDays: number
  readonly recruitmentExtensionDays: number
  /**
   * The share of the whole price that a customer gets for an arrival in the extension; the next
   * field applies after it.
   */
  readonly extensionCompensation: Percent
  readonly overdueCompensation: Percent
  readonly trialDays: number
  /** The days for which a voucher is valid at least when it comes back with a cancelled order. */
  readonly returnedVoucherDays: number
}

export const DEFAULT_POLICIES: PolicyConfig = {
  noticeHours: 48,
  breakFeePercent: percent(25),
  visaFee: riyals(2000),
  dailyFine: ZERO_MONEY,
  suspensionFee: riyals(200),
  replacementFee: ZERO_MONEY,
  complaintAnswerHours: { from: 24, by: 48 },
  reviewHours: 48,
  exchangeBusinessDays: 2,
  refundBusinessDays: { from: 5, by: 7 },
  visitComplaintHours: 48,
  driverWaitMinutes: 5,
  failedVisitChoiceHours: 72,
  visitClaimHours: 48,
  reviewedVisitClaim: 3,
  unconfirmedVisitDays: 7,
  unconfirmedWarningDays: [1, 3, 6],
  invoiceGraceDays: 7,
  recruitmentDays: 90,
  recruitmentExtensionDays: 30,
  extensionCompensation: percent(15),
  overdueCompensation: percent(20),
  trialDays: 90,
  returnedVoucherDays: 30,
}

const MOST = 10_000
const COUNTS = [
  'noticeHours',
  'reviewHours',
  'exchangeBusinessDays',
  'visitComplaintHours',
  'driverWaitMinutes',
  'failedVisitChoiceHours',
  'visitClaimHours',
  'reviewedVisitClaim',
  'unconfirmedVisitDays',
  'invoiceGraceDays',
  'recruitmentDays',
  'recruitmentExtensionDays',
  'trialDays',
  'returnedVoucherDays',
] as const
const FEES = ['visaFee', 'dailyFine', 'suspensionFee', 'replacementFee'] as const
const PERCENTS = ['breakFeePercent', 'extensionCompensation', 'overdueCompensation'] as const
const RANGES = ['complaintAnswerHours', 'refundBusinessDays'] as const

const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= MOST

/** Merges the owner's numbers with the defaults; refuses an invalid number by its name. */
export function createPolicyConfig(decided: Partial<PolicyConfig> = {}): PolicyConfig {
  const config = { ...DEFAULT_POLICIES, ...decided }
  for (const name of COUNTS) {
    if (!isCount(config[name])) {
      throw new Refusal('policies.bad_configuration', { name, value: String(config[name]) })
    }
  }
  const badDay = config.unconfirmedWarningDays.find((day) => !isCount(day))
  if (badDay !== undefined)
    throw new Refusal('policies.bad_configuration', { name: 'unconfirmedWarningDays', value: String(badDay) })
  for (const name of RANGES) {
    const { from, by } = config[name]
    if (!isCount(from) || !isCount(by) || from > by) {
      throw new Refusal('policies.bad_configuration', { name, value: `${from}-${by}` })
    }
  }
  for (const name of FEES) requireNonNegative(config[name], name)
  for (const name of PERCENTS) percentToNumber(config[name])
  return config
}
