/** The acts on money that can be previewed. */
export const previewableActs = [
  'opsPriceOrder',
  'opsCancelOrder',
  'opsSetContractState',
  'opsCancelContract',
  'opsIssueCharge',
  'opsAnswerRequest',
  'opsMarkRefund',
  'opsAdjustWallet',
  'opsGrantVoucher',
] as const
