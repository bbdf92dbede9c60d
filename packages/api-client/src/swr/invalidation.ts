import type { Reply } from '../client/api-error.ts'
import type { operations } from '../wire/index.ts'

type Operations = typeof operations
/** A quote is asked for with a body and changes nothing. */
type Quote = 'quoteOrder'
type IdOf<Row> = { [Id in keyof Operations]: Operations[Id] extends Row ? Id : never }[keyof Operations]
export type ReadId = IdOf<{ readonly method: 'GET' }> | Quote
/** What a signed-in customer can change. */
export type CommandId = Exclude<
  IdOf<{ readonly method: 'POST' | 'PATCH' | 'DELETE'; readonly auth: 'required' | 'optional' }>,
  Quote
>
type Rows = Readonly<Record<string, readonly string[]>>
export type Invalidation = { readonly [Id in CommandId]: readonly ReadId[] }

const money = ['getWallet', 'listWalletEntries', 'getRewards', 'listVouchers'] as const
const order = ['listMyOrders', 'getMyOrder'] as const
const contract = [
  'getMyContract',
  'quoteContractEnd',
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
// A contract that waits for an answer has no quote: asking for one would only be refused.
const [, , ...lists] = contract
const asked = ['getMyContract', ...lists] as const
const invoice = ['listInvoices', 'getInvoice'] as const
const visit = ['listVisits'] as const
const offer = ['listWorkers', 'listVisitWindows', 'getServicePlan', 'getPlan'] as const
const complaint = ['listComplaints', 'listOpenComplaints', 'listOnHoldComplaints'] as const
const request = ['listMyRequests'] as const
const profile = ['getUserContext', 'getPartner'] as const
const notice = ['listNotices'] as const
const ordered = [...order, ...money, ...offer, ...notice] as const
// A payment makes a contract, an invoice and visits at once.
const paid = [...order, ...contract, ...invoice, ...visit, ...money, ...offer, ...notice]

/** Which reads a command makes stale. Ids rather than rows, so that a page carries no operation it does not use. */
export const invalidation: Invalidation = {
  updateProfile: profile,
  changePassword: profile,
  proveMobile: profile,
  sendCode: [],
  createAddress: ['getPartner'],
  updateAddress: ['getPartner'],
  deleteAddress: ['getPartner'],
  placeResidentOrder: ordered,
  placeHourlyOrder: ordered,
  requestSpecialPackage: [...order, ...notice],
  payMyOrder: paid,
  cancelMyOrder: ordered,
  chooseOrderWorker: paid,
  refundMyOrder: paid,
  createCancellation: [...request, ...asked, ...visit, ...money],
  createSuspension: [...request, ...asked, ...visit, ...invoice],
  createReplacement: [...request, ...asked, ...money],
  resumeContract: [...request, ...contract, ...visit],
  withdrawRequest: [...request, ...contract, ...visit, ...money],
  createComplaint: complaint,
  payInvoice: [...invoice, ...contract, ...money],
  readNotices: notice,
  chooseNotices: ['listNoticeChoices'],
  moveVisit: [...notice, ...visit, 'listVisitWindows', 'getMyContract'],
  redeemPoints: money,
  addCard: ['listCards'],
  deleteCard: ['listCards'],
  claimVoucher: ['listVouchers'],
  // The session they end takes every read with it
  logout: [],
  deleteAccount: [],
  sendContactMessage: [],
  createAvailabilityAlert: [],
  createUpload: [],
}

/**
 * What a refusal shows to be old. A refused order may cost or begin otherwise by now, or stand although no answer said
 * so; one that was made is as it was quoted, and its voucher is spent on it.
 */
const afterRefusal: Partial<Invalidation> = {
  placeResidentOrder: [...ordered, 'quoteOrder'],
  placeHourlyOrder: [...ordered, 'quoteOrder'],
  cancelMyOrder: ordered,
}

/** The reads that the answer to a command makes stale. */
export function staleAfter(id: string, reply: Reply<unknown>): readonly string[] {
  const ofSuccess: Rows = invalidation
  const ofRefusal: Rows = afterRefusal
  if (reply.ok) return ofSuccess[id] ?? []
  // Another total is kept with what was asked about: what is shown of it is as old
  return ofRefusal[id] ?? (reply.error.code === 'total_changed' ? (ofSuccess[id] ?? []) : [])
}
