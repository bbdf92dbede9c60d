/** The acts on money, and on who comes, that can be previewed. */
export const previewableActs = [
  'opsAssignWorker',
  'opsReassignVisit',
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
