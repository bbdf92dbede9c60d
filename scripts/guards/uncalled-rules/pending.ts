/** Rules about to be connected with the product; each goes from here with the change that calls it. */
export const pending: ReadonlySet<string> = new Set([
  'DAYS_IN_A_MONTH',
  'LateRecruitment',
  'TrialRefusal',
  'lateRecruitment',
  'trialRefund',
])
