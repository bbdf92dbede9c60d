import type { AnyOperation } from './operation.ts'
import * as services from './services.ts'

/** The whole table by id: for the server, OpenAPI and tests. A page imports its own operations from their modules. */
export const operations = { ...services }

export type OperationId = keyof typeof operations

export const allOperations: readonly AnyOperation[] = Object.values(operations)

export { errorStatus, fieldCodes } from './errors.ts'
export type { ErrorCode, FieldCode } from './errors.ts'
export { errorsOf } from './operation.ts'
export type {
  AnswerOf,
  AnyOperation,
  ArgsOf,
  Auth,
  CachePolicy,
  EntityOf,
  Method,
  Operation,
  RateLimitClass,
  Schema,
} from './operation.ts'
