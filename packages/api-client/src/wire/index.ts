import { confirmAvailabilityAlert, createAvailabilityAlert } from './availability-alerts.ts'
import * as catalogue from './catalogue.ts'
import { createCardToken, openCheckout, receivePaymentCallback, settleSandboxCheckout } from './checkout.ts'
import * as complaints from './complaints.ts'
import * as contact from './contact.ts'
import * as contracts from './contracts.ts'
import * as dispatch from './dispatch.ts'
import * as officeOrders from './office-orders.ts'
import * as officeWorkers from './office-workers.ts'
import * as driver from './driver.ts'
import * as health from './health.ts'
import * as identity from './identity.ts'
import * as invoices from './invoices.ts'
import * as notices from './notices.ts'
import type { AnyOperation } from './operation.ts'
import * as ops from './ops.ts'
import * as orders from './orders.ts'
import * as partners from './partners.ts'
import { getPlan, getServicePlan, listPlans, listPlanWindows } from './plans.ts'
import { getPolicies } from './policies.ts'
import * as queue from './queue.ts'
import * as requests from './requests.ts'
import * as services from './services.ts'
import * as staff from './staff.ts'
import { createUpload } from './uploads.ts'
import * as visits from './visits.ts'
import * as wallet from './wallet.ts'
import * as workers from './workers.ts'

/**
 * The type is spelled out, because the compiler does not write the type of such a large table into a
 * declaration.
 */
type Operations = typeof services &
  typeof workers &
  typeof catalogue &
  typeof identity &
  typeof partners &
  typeof orders &
  typeof contracts &
  typeof requests &
  typeof complaints &
  typeof invoices &
  typeof visits &
  typeof driver &
  typeof notices &
  typeof wallet &
  typeof contact &
  typeof ops &
  typeof staff &
  typeof queue &
  typeof dispatch &
  typeof officeOrders &
  typeof officeWorkers &
  typeof health & {
    getServicePlan: typeof getServicePlan
    listPlans: typeof listPlans
    getPlan: typeof getPlan
    listPlanWindows: typeof listPlanWindows
    getPolicies: typeof getPolicies
    createUpload: typeof createUpload
    confirmAvailabilityAlert: typeof confirmAvailabilityAlert
    createAvailabilityAlert: typeof createAvailabilityAlert
    openCheckout: typeof openCheckout
    settleSandboxCheckout: typeof settleSandboxCheckout
    createCardToken: typeof createCardToken
    receivePaymentCallback: typeof receivePaymentCallback
  }

/** The whole table by id: for the server, OpenAPI and tests. A page imports its own operations from their modules. */
export const operations: Operations = {
  ...services,
  getServicePlan,
  listPlans,
  getPlan,
  listPlanWindows,
  getPolicies,
  ...workers,
  ...catalogue,
  ...identity,
  ...partners,
  ...orders,
  ...contracts,
  ...requests,
  ...complaints,
  ...invoices,
  ...visits,
  ...driver,
  ...notices,
  ...wallet,
  ...contact,
  confirmAvailabilityAlert,
  createAvailabilityAlert,
  createUpload,
  openCheckout,
  settleSandboxCheckout,
  createCardToken,
  receivePaymentCallback,
  ...ops,
  ...staff,
  ...queue,
  ...dispatch,
  ...officeOrders,
  ...officeWorkers,
  ...health,
}

/** The id of an operation of the API. */
export type OperationId = keyof Operations

/** Every operation of the API. */
export const allOperations: readonly AnyOperation[] = Object.values(operations)

export { httpStatusByErrorCode, fieldErrorCodes } from './errors.ts'
export type { ErrorCode, FieldErrorCode } from './errors.ts'
export { fieldErrorCodesOf } from './field-codes.ts'
export { errorCodesOf } from './operation.ts'
export type {
  AnswerOf,
  AnyOperation,
  ArgsOf,
  AuthRequirement,
  BodyOf,
  CachePolicy,
  EntityOf,
  Method,
  Operation,
  PathParamsOf,
  QueryOf,
  RateLimitClass,
  Schema,
} from './operation.ts'
export { strictSchema } from './strict.ts'
