/** The acts on money, on who comes, and the answers to families that can be previewed. */
export const previewableActs = [
  'opsAssignWorker',
  'opsReassignVisit',
  'opsMoveVisit',
  'opsSetVisitState',
  'opsPriceOrder',
  'opsCancelOrder',
  'opsSetContractState',
  'opsCancelContract',
  'opsIssueCharge',
  'opsVoidCharge',
  'opsAnswerRequest',
  'opsAnswerComplaint',
  'opsDecideVisit',
  'opsMarkRefund',
  'opsAdjustWallet',
  'opsGrantVoucher',
] as const
