import { createLoyaltyConfig } from '@sakina/domain/loyalty'
import { moneyFromWire, percent } from '@sakina/domain/money'
import { createPolicyConfig, type PolicyConfig } from '@sakina/domain/policies'
import { Refusal } from '@sakina/domain/refusal'
import * as v from 'valibot'

/** Runs a rule of the domain on a setting, and reports its refusal like any other invalid setting. */
const made = <Given, Made>(make: (setting: Given) => Made) =>
  v.rawTransform<Given, Made>(({ dataset, addIssue, NEVER }) => {
    try {
      return make(dataset.value)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      addIssue({ message: `makes no sense (${error.code} ${JSON.stringify(error.values)})` })
      return NEVER
    }
  })

const sar = v.pipe(
  v.number(),
  made((value: number) => moneyFromWire(value)),
)
const share = v.pipe(
  v.number(),
  made((value: number) => percent(value)),
)
const amount = v.exactOptional(sar)
const percentage = v.exactOptional(share)
const count = v.exactOptional(v.number())
const range = v.exactOptional(v.strictObject({ from: v.number(), by: v.number() }))

const json = v.pipe(v.string(), v.parseJson(undefined, 'must be a JSON object'))

/** The numbers of the written policies that the owner overrides. */
export const policyOverridesSchema = v.pipe(
  json,
  v.strictObject({
    noticeHours: count,
    breakFeePercent: percentage,
    visaFee: amount,
    dailyFine: amount,
    suspensionFee: amount,
    replacementFee: amount,
    complaintAnswerHours: range,
    reviewHours: count,
    exchangeBusinessDays: count,
    refundBusinessDays: range,
    visitComplaintHours: count,
    driverWaitMinutes: count,
    failedVisitChoiceHours: count,
    visitClaimHours: count,
    reviewedVisitClaim: count,
    unconfirmedVisitDays: count,
    unconfirmedWarningDays: v.exactOptional(v.pipe(v.array(v.number()), v.readonly())),
    invoiceGraceDays: count,
    recruitmentDays: count,
    recruitmentExtensionDays: count,
    extensionCompensation: percentage,
    overdueCompensation: percentage,
    trialDays: count,
    returnedVoucherDays: count,
  }),
  made((decided: Partial<PolicyConfig>) => createPolicyConfig(decided)),
)

const tier = v.strictObject({
  code: v.picklist(['bronze', 'silver', 'gold', 'diamond']),
  from: sar,
  bonus: v.number(),
  cashback: share,
})

const loyaltyNames = v.strictObject({
  tiers: v.exactOptional(v.tupleWithRest([tier], tier)),
  blockPoints: count,
  blockValue: amount,
  earnPoints: count,
  earnPer: amount,
})

/** The schema of the setting with the owner's own tiers, points and cashback. */
export const loyaltyOverridesSchema = v.pipe(
  json,
  loyaltyNames,
  made((decided: v.InferOutput<typeof loyaltyNames>) => createLoyaltyConfig(decided)),
)
