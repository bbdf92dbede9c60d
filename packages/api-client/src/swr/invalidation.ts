const money = ['getWallet', 'listWalletEntries', 'getRewards', 'listVouchers']
const order = ['listMyOrders', 'getMyOrder']
const contract = [
  'getMyContract',
  'quoteContractEnd',
  'listRunningContracts',
  'listCancelledContracts',
  'listExpiringContracts',
  'listDefaultedContracts',
  'listOnHoldContracts',
  'listPendingSwapContracts',
  'listSuspendedContracts',
  'listFinishedContracts',
]
// A contract that waits for an answer has no quote: asking for one would only be refused.
const asked = contract.filter((read) => read !== 'quoteContractEnd')
const invoice = ['listInvoices', 'getInvoice']
const visit = ['listVisits']
const offer = ['listWorkers', 'listVisitWindows', 'getServicePlan', 'getPlan']
const complaint = ['listComplaints', 'listOpenComplaints', 'listOnHoldComplaints']
const request = ['listMyRequests']
const profile = ['getUserContext', 'getPartner']
// A payment makes a contract, an invoice and visits at once.
const paid = [...order, ...contract, ...invoice, ...visit, ...money, ...offer]

/** Which reads a command makes stale. Ids rather than rows, so that a page carries no operation it does not use. */
export const invalidation: Readonly<Record<string, readonly string[]>> = {
  updateProfile: profile,
  changePassword: profile,
  createAddress: ['getPartner'],
  updateAddress: ['getPartner'],
  deleteAddress: ['getPartner'],
  placeResidentOrder: [...order, ...money, ...offer],
  placeHourlyOrder: [...order, ...money, ...offer],
  requestSpecialPackage: order,
  payMyOrder: paid,
  cancelMyOrder: [...order, ...money, ...offer],
  chooseOrderWorker: paid,
  refundMyOrder: paid,
  createCancellation: [...request, ...asked, ...visit, ...money],
  createSuspension: [...request, ...asked, ...visit, ...invoice],
  createReplacement: [...request, ...asked, ...money],
  createComplaint: complaint,
  payInvoice: [...invoice, ...contract, ...money],
  moveVisit: [...visit, 'listVisitWindows', 'getMyContract'],
  redeemPoints: money,
  addCard: ['listCards'],
  deleteCard: ['listCards'],
  claimVoucher: ['listVouchers'],
}
