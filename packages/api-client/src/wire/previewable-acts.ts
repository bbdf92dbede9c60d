/** The acts on money that can be previewed. */
export const previewableActs = [
  'opsPriceOrder',
  'opsCancelOrder',
  'opsSetContractState',
  'opsCancelContract',
  'opsIssueCharge',
  'opsVoidCharge',
  'opsAnswerRequest',
  'opsMarkRefund',
  'opsAdjustWallet',
  'opsGrantVoucher',
] as const
