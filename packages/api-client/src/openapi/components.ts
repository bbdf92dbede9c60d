import { accountCodec, profileCodec, sessionCodec } from '../wire/account.ts'
import { addressCodec, partnerCodec } from '../wire/address.ts'
import { paginationSchema } from '../wire/envelope.ts'
import { idSchema, labelSchema, relationSchema } from '../wire/fields.ts'
import type { Schema } from '../wire/operation.ts'
import {
  branchSchema,
  nationalitySchema,
  citySchema,
  neighborhoodSchema,
  regionSchema,
  placeSchema,
  reviewSchema,
  legalDocumentSchema,
  planDaySchema,
  visitWindowSchema,
} from '../wire/shapes/catalogue.ts'
import { complaintSchema } from '../wire/shapes/complaint.ts'
import { noticeSchema, noticeTopicSchema } from '../wire/shapes/notice.ts'
import { contractDetailSchema, contractSchema } from '../wire/shapes/contract.ts'
import { invoiceDetailSchema, invoiceSchema } from '../wire/shapes/invoice.ts'
import { orderAttemptSchema, orderSchema, orderVisitSchema, orderStageSchema } from '../wire/shapes/order.ts'
import { planDetailSchema, planSchema } from '../wire/shapes/plan.ts'
import { contractRequestQuoteSchema, orderQuoteSchema, quoteLineSchema } from '../wire/shapes/quote.ts'
import { requestSchema } from '../wire/shapes/request.ts'
import { jobSchema, serviceSchema } from '../wire/shapes/service.ts'
import { visitSchema } from '../wire/shapes/visit.ts'
import {
  cardSchema,
  rewardsSchema,
  offerSchema,
  voucherSchema,
  walletEntrySchema,
  walletSchema,
} from '../wire/shapes/wallet.ts'
import { workerSchema } from '../wire/shapes/worker.ts'

/** The schemas with a name in the OpenAPI document. */
export const componentSchemas: Readonly<Record<string, Schema>> = {
  Id: idSchema,
  Relation: relationSchema,
  Label: labelSchema,
  Pagination: paginationSchema,
  Service: serviceSchema,
  Job: jobSchema,
  Plan: planSchema,
  PlanDetail: planDetailSchema,
  Worker: workerSchema,
  Nationality: nationalitySchema,
  Review: reviewSchema,
  Branch: branchSchema,
  Place: placeSchema,
  Region: regionSchema,
  City: citySchema,
  Neighborhood: neighborhoodSchema,
  Term: legalDocumentSchema,
  VisitWindow: visitWindowSchema,
  PlanDay: planDaySchema,
  Account: accountCodec,
  Session: sessionCodec,
  Profile: profileCodec,
  Partner: partnerCodec,
  Address: addressCodec,
  QuoteLine: quoteLineSchema,
  OrderVisit: orderVisitSchema,
  OrderQuote: orderQuoteSchema,
  ContractRequestQuote: contractRequestQuoteSchema,
  Order: orderSchema,
  Stage: orderStageSchema,
  Attempt: orderAttemptSchema,
  Contract: contractSchema,
  ContractDetail: contractDetailSchema,
  Request: requestSchema,
  Complaint: complaintSchema,
  Notice: noticeSchema,
  NoticeTopic: noticeTopicSchema,
  Invoice: invoiceSchema,
  InvoiceDetail: invoiceDetailSchema,
  Visit: visitSchema,
  Wallet: walletSchema,
  WalletEntry: walletEntrySchema,
  Rewards: rewardsSchema,
  Card: cardSchema,
  Offer: offerSchema,
  Voucher: voucherSchema,
}
