import { accountCodec, profileCodec, sessionCodec } from '../wire/account.ts'
import { addressCodec, partnerCodec } from '../wire/address.ts'
import { paginationSchema } from '../wire/envelope.ts'
import { idSchema, labelSchema, relationSchema } from '../wire/fields.ts'
import type { Schema } from '../wire/operation.ts'
import {
  bookableWindowCodec,
  branchCodec,
  cityCodec,
  legalDocumentCodec,
  nationalityCodec,
  neighborhoodCodec,
  placeCodec,
  planDayCodec,
  regionCodec,
  reviewCodec,
} from '../wire/records/catalogue.ts'
import { complaintCodec } from '../wire/records/complaint.ts'
import { contractCodec, contractDetailCodec } from '../wire/records/contract.ts'
import { invoiceCodec, invoiceDetailCodec } from '../wire/records/invoice.ts'
import { noticeCodec, noticeTopicCodec } from '../wire/records/notice.ts'
import { orderAttemptCodec, orderCodec, orderStageCodec, orderVisitCodec } from '../wire/records/order.ts'
import { planCodec, planDetailCodec } from '../wire/records/plan.ts'
import { contractRequestQuoteCodec, orderQuoteCodec, quoteLineCodec } from '../wire/records/quote.ts'
import { requestCodec } from '../wire/records/request.ts'
import { jobCodec, serviceCodec } from '../wire/records/service.ts'
import { visitCodec } from '../wire/records/visit.ts'
import {
  cardCodec,
  offerCodec,
  rewardsCodec,
  voucherCodec,
  walletCodec,
  walletEntryCodec,
} from '../wire/records/wallet.ts'
import { workerCodec } from '../wire/records/worker.ts'

/** The schemas with a name in the OpenAPI document. */
export const componentSchemas: Readonly<Record<string, Schema>> = {
  Id: idSchema,
  Relation: relationSchema,
  Label: labelSchema,
  Pagination: paginationSchema,
  Service: serviceCodec,
  Job: jobCodec,
  Plan: planCodec,
  PlanDetail: planDetailCodec,
  Worker: workerCodec,
  Nationality: nationalityCodec,
  Review: reviewCodec,
  Branch: branchCodec,
  Place: placeCodec,
  Region: regionCodec,
  City: cityCodec,
  Neighborhood: neighborhoodCodec,
  Term: legalDocumentCodec,
  VisitWindow: bookableWindowCodec,
  PlanDay: planDayCodec,
  Account: accountCodec,
  Session: sessionCodec,
  Profile: profileCodec,
  Partner: partnerCodec,
  Address: addressCodec,
  QuoteLine: quoteLineCodec,
  OrderVisit: orderVisitCodec,
  OrderQuote: orderQuoteCodec,
  ContractRequestQuote: contractRequestQuoteCodec,
  Order: orderCodec,
  Stage: orderStageCodec,
  Attempt: orderAttemptCodec,
  Contract: contractCodec,
  ContractDetail: contractDetailCodec,
  Request: requestCodec,
  Complaint: complaintCodec,
  Notice: noticeCodec,
  NoticeTopic: noticeTopicCodec,
  Invoice: invoiceCodec,
  InvoiceDetail: invoiceDetailCodec,
  Visit: visitCodec,
  Wallet: walletCodec,
  WalletEntry: walletEntryCodec,
  Rewards: rewardsCodec,
  Card: cardCodec,
  Offer: offerCodec,
  Voucher: voucherCodec,
}
