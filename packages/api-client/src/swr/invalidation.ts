import type { ApiResult } from '../client/api-error.ts'
import type { operations } from '../wire/index.ts'

type Operations = typeof operations
/** A quote is a POST request that changes nothing. */
type Quote = 'quoteOrder'
type IdOf<Row> = { [Id in keyof Operations]: Operations[Id] extends Row ? Id : never }[keyof Operations]
/** The id of an operation that reads data. */
export type ReadOperationId = IdOf<{ readonly method: 'GET' }> | Quote
/** The operations a signed-in customer can change data with. */
export type CommandOperationId = Exclude<
  IdOf<{ readonly method: 'POST' | 'PATCH' | 'DELETE'; readonly auth: 'required' | 'optional' }>,
  Quote
>
type Rows = Readonly<Record<string, readonly string[]>>
/** For each command, the reads whose cached data it makes outdated. */
export type StaleReadsByCommand = { readonly [Id in CommandOperationId]: readonly ReadOperationId[] }

const money = ['getWallet', 'listWalletEntries', 'getRewards', 'listVouchers'] as const
const order = ['listMyOrders', 'getMyOrder'] as const
const contract = [
  'getMyContract',
  'quoteContractChange',
  'listReplacementWorkers',
  'listRunningContracts',
  'listCancelledContracts',
  'listExpiringContracts',
  'listDefaultedContracts',
  'listOnHoldContracts',
  'listPendingSwapContracts',
  'listSuspendedContracts',
  'listFinishedContracts',
] as const
// Leaves out the quote and the replacement workers: a contract with an open request has no quote,
// and requesting one would only be refused.
const [, , ...lists] = contract
const contractReads = ['getMyContract', ...lists] as const
const invoice = ['listInvoices', 'getInvoice'] as const
const visit = ['listVisits', 'listVisitTimes'] as const
const offer = ['listWorkers', 'getWorker', 'listVisitWindows', 'getServicePlan', 'getPlan'] as const
const complaint = ['listComplaints', 'listOpenComplaints', 'listOnHoldComplaints'] as const
const request = ['listMyRequests'] as const
const profile = ['getUserContext', 'getPartner'] as const
const notice = ['listNotices'] as const
const ordered = [...order, ...money, ...offer, ...notice] as const
// A payment creates a contract, an invoice and visits at once.
const paid = [...order, ...contract, ...invoice, ...visit, ...money, ...offer, ...notice]

/**
 * The reads that each command makes stale. They are ids, so that a page does not bundle operations it does
 * not use.
 */
export const staleReadsByCommand: StaleReadsByCommand = {
  updateProfile: [...profile, 'listMySessions'],
  changePassword: profile,
  endMySession: ['listMySessions'],
  endMyOtherSessions: ['listMySessions'],
  proveMobile: profile,
  proveEmail: profile,
  confirmPrivacyNotice: profile,
  startIdentityCheck: ['getIdentityCheck'],
  refreshIdentityCheck: ['getIdentityCheck'],
  sendCode: [],
  createAddress: ['getPartner'],
  updateAddress: ['getPartner'],
  deleteAddress: ['getPartner'],
  placeResidentOrder: ordered,
  placeHourlyOrder: ordered,
  requestSpecialPackage: [...order, ...notice],
  acceptOrderTerms: order,
  payMyOrder: paid,
  cancelMyOrder: ordered,
  confirmArrival: paid,
  disputeOffer: paid,
  chooseOrderWorker: paid,
  refundMyOrder: paid,
  createCancellation: [...request, ...contractReads, ...visit, ...money],
  createSuspension: [...request, ...contractReads, ...visit, ...invoice],
  createReplacement: [...request, ...contractReads, ...money],
  resumeContract: [...request, ...contract, ...visit],
  withdrawRequest: [...request, ...contract, ...visit, ...money],
  createComplaint: complaint,
  replyToComplaint: complaint,
  payInvoice: [...invoice, ...contract, ...money],
  markNoticesAsRead: notice,
  updateNoticeChoices: ['listNoticeChoices'],
  subscribeToPush: ['getPushSettings', 'listNoticeChoices'],
  unsubscribeFromPush: ['getPushSettings', 'listNoticeChoices'],
  moveVisit: [...notice, ...visit, 'listVisitWindows', 'getMyContract'],
  // Leaves out the free times: once the family has chosen, there are none for its visit.
  chooseVisitTime: [...notice, 'listVisits', ...order, ...contractReads, 'listVisitWindows'],
  refundFailedVisit: [...notice, 'listVisits', ...order, ...contractReads, ...money],
  confirmVisit: [...notice, ...visit, ...order, ...contractReads, ...money],
  reportNobodyCame: [...notice, ...visit, ...order, ...contractReads, ...complaint],
  tellDriverSomeoneIsComing: visit,
  nameDoorContact: visit,
  // The family is offered other workers after it.
  rateVisit: [...visit, 'listWorkers'],
  redeemPoints: money,
  addCard: ['listCards'],
  deleteCard: ['listCards'],
  claimVoucher: ['listVouchers'],
  // Signing out needs no entry, because the end of the session removes every read.
  logout: [],
  deleteAccount: [],
  sendContactMessage: [],
  createAvailabilityAlert: [],
  createUpload: [],
}

/**
 * The reads that a refusal makes stale. A refused order may have another price or date by now, or
 * exist although its response was lost. After a success the quote is not requested again, because
 * its voucher is used by then.
 */
const afterRefusal: Partial<StaleReadsByCommand> = {
  placeResidentOrder: [...ordered, 'quoteOrder'],
  placeHourlyOrder: [...ordered, 'quoteOrder'],
  cancelMyOrder: ordered,
}

/** The reads that the response to a command makes stale. */
export function staleReadIdsAfterResponse(id: string, reply: ApiResult<unknown>): readonly string[] {
  const ofSuccess: Rows = staleReadsByCommand
  const ofRefusal: Rows = afterRefusal
  if (reply.ok) return ofSuccess[id] ?? []
  // A new total is stored with the record, so what the page shows of it is outdated too.
  return ofRefusal[id] ?? (reply.error.code === 'total_changed' ? (ofSuccess[id] ?? []) : [])
}
