import type {
  AnswerOf,
  AuthRequirement,
  Operation,
  OperationRow,
  Schema,
} from '@sakina/api-client/wire/operation'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ValueOf } from '@sakina/api-client/wire/codec'
import type { Application } from '../application.ts'
import type { SignedInCustomer } from '../use-cases/identity/signed-in-customer.ts'
import type { SignedInStaff } from '../use-cases/staff/signed-in-staff.ts'
import type { EventStreamRegistry } from './event-stream.ts'
import type { Language } from './language.ts'

type Decoded<S> = [S] extends [Schema] ? ValueOf<S> : undefined

type CustomerOf<A extends AuthRequirement> = A extends 'required'
  ? SignedInCustomer
  : A extends 'optional'
    ? SignedInCustomer | undefined
    : undefined

/** The person who asks for an operation of the office; a machine is nobody. */
type StaffOf<A extends AuthRequirement> = A extends 'staff'
  ? SignedInStaff
  : A extends 'ops'
    ? SignedInStaff | undefined
    : undefined

/** Everything a handler may read of its request. */
export type RouteCall<A extends AuthRequirement, Params, Query, Body> = {
  readonly app: Application
  readonly params: Decoded<Params>
  readonly query: Decoded<Query>
  readonly body: Decoded<Body>
  readonly customer: CustomerOf<A>
  readonly staff: StaffOf<A>
  readonly language: Language
  readonly address: string
  /** What the browser calls itself. */
  readonly browser: string
  readonly idempotencyKey: string | undefined
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly streams: EventStreamRegistry
}

/** A decoded and authenticated request, as the router passes it to any handler. */
export type AnyRouteCall = Omit<
  RouteCall<AuthRequirement, undefined, undefined, undefined>,
  'params' | 'query' | 'body' | 'customer' | 'staff'
> & {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly customer: SignedInCustomer | undefined
  readonly staff: SignedInStaff | undefined
}

/** An operation with the function that handles it. */
export type Route = {
  readonly operation: OperationRow
  /**
   * Declared as a method, so that handlers of different operations fit one list; `defineRoute` has type-checked
   * each of them.
   */
  handle(call: AnyRouteCall): Promise<unknown>
  /** Refuses a customer's upload before its body is read. */
  readonly admitUpload?: AdmitUpload
}

type AdmitUpload = (app: Application, customer: SignedInCustomer) => Promise<void>

/** Binds an operation of the API to its handler and type-checks the handler against it. */
export function defineRoute<
  Id extends string,
  A extends AuthRequirement,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  Answer extends Schema,
  Entity,
>(
  operation: Operation<Id, A, P, Q, B, Answer, Entity>,
  handle: (call: RouteCall<A, P, Q, B>) => Promise<AnswerOf<Operation<Id, A, P, Q, B, Answer, Entity>>>,
  more: Pick<Route, 'admitUpload'> = {},
): Route {
  return { operation, handle, ...more }
}
