export { ApiError, createApiError } from './api-error.ts'
export type { ApiErrorCode, ApiErrorKind, ApiResult } from './api-error.ts'
export { createClient } from './create-client.ts'
export type { RequestableOperation, Client, ClientConfig, Language, RequestOptions } from './create-client.ts'
export { followEvents } from './follow-events.ts'
export type { FollowEventsResult, FollowEventsOptions, EventStreamState } from './follow-events.ts'
export { newId } from './new-id.ts'
export { requestAllPages, requestFirstPages } from './request-all-pages.ts'
export type { PageItemOf, LoadedPages } from './request-all-pages.ts'
export type { RetryPolicy } from './retry.ts'
export type { Transport, TransportRequest, TransportResponse } from './transport.ts'
export { createXhrTransport } from './xhr-transport.ts'
export type {
  BookableWindow,
  Branch,
  City,
  Nationality,
  Neighborhood,
  Place,
  PlanDay,
  PlanWindow,
  Region,
  Review,
  LegalDocument,
} from '../wire/records/catalogue.ts'
export type { Complaint } from '../wire/records/complaint.ts'
export type { Notice } from '../wire/records/notice.ts'
export type { Contract, ContractDetail } from '../wire/records/contract.ts'
export type { Account, IdentityCheck, Profile, Session, SignUpSession } from '../wire/account.ts'
export type { Invoice, InvoiceDetail, InvoiceParty } from '../wire/records/invoice.ts'
export type { LostOrderResult, Order, OrderKind, PlacedOrder, OrderStage } from '../wire/records/order.ts'
export type { Address, Partner } from '../wire/address.ts'
export type { Plan, PlanDetail, Tax } from '../wire/records/plan.ts'
export type { Payout } from '../wire/records/payout.ts'
export type { ContractRequestQuote, OrderQuote, PlannedVisit, QuoteLine } from '../wire/records/quote.ts'
export type { ContractRequest, SubmittedRequest } from '../wire/records/request.ts'
export type { Job, Service, ServiceCode } from '../wire/records/service.ts'
export { isSameId } from '../wire/value-codecs.ts'
export type { ReferenceWithCode, Id, CodeWithLabel, RecordReference } from '../wire/value-codecs.ts'
export type { DriverDay, DriverVisit } from '../wire/records/visit.ts'
export type { DoorContact, Visit, VisitTime } from '../wire/records/visit.ts'
export type { Card, Offer, Rewards, Voucher, Wallet, WalletEntry } from '../wire/records/wallet.ts'
export type { Worker, WorkerDetail } from '../wire/records/worker.ts'
export type { SuccessResponse } from '../wire/value-codecs.ts'
export type { Page } from '../wire/envelope.ts'
export type {
  OrderAttemptState,
  ComplaintState,
  ComplaintType,
  ContractState,
  LedgerEntryKind,
  InvoiceKind,
  InvoiceState,
  OrderState,
  PaymentMethod,
  RequestPriority,
  RequestKind,
  ContractRequestState,
  TierCode,
  TrackingStage,
  VisitState,
  VisitPeriod,
  VoucherState,
} from '@sakina/domain/vocabulary'
export type { ErrorCode, FieldErrorCode } from '../wire/errors.ts'
