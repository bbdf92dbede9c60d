import { expect, test } from 'vitest'
import { DEFAULT_LOYALTY } from '../loyalty/index.ts'
import { createPolicyConfig, DEFAULT_POLICIES, insertPolicyTexts, policyTexts } from './index.ts'

test('the numbers of the policies stand in sentences of both languages', () => {
  const [ar, en] = [
    policyTexts(DEFAULT_POLICIES, DEFAULT_LOYALTY, 'ar'),
    policyTexts(DEFAULT_POLICIES, DEFAULT_LOYALTY, 'en'),
  ]
  expect(en).toEqual({
    noticeHours: '48 hours',
    breakFeePercent: '25%',
    visaFee: '2,000 riyals',
    complaintAnswerHours: '24 to 48 hours',
    reviewHours: '48 hours',
    exchangeBusinessDays: '2 business days',
    refundBusinessDays: '5 to 7 business days',
    visitComplaintHours: '48 hours',
    driverWaitMinutes: '5 minutes',
    failedVisitChoiceHours: '72 hours',
    visitClaimHours: '48 hours',
    reviewedVisitClaim: '3',
    unconfirmedVisitDays: '7 days',
    invoiceGraceDays: '7 days',
    recruitmentDays: '90 days',
    recruitmentExtensionDays: '30 days',
    extensionCompensation: '15%',
    overdueCompensation: '20%',
    trialDays: '90 days',
    returnedVoucherDays: '30 days',
    blockPoints: '100',
    blockValue: '50 riyals',
  })
  expect(ar.exchangeBusinessDays).toBe('يومي عمل')
  expect(ar.trialDays).toBe('90 يومًا')
})

test('an owner who changes a number changes every sentence with it', () => {
  const texts = policyTexts(createPolicyConfig({ noticeHours: 3 }), DEFAULT_LOYALTY, 'ar')
  expect(insertPolicyTexts('قبل {noticeHours}، {recruitment_payment}', texts)).toBe(
    'قبل 3 ساعات، {recruitment_payment}',
  )
})
