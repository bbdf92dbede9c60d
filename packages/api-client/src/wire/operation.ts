import type { StaffRole } from '@sakina/domain/vocabulary'
import type * as v from 'valibot'
import { isCodec, type Codec, type ValueOf } from './codec.ts'
import type { ErrorCode } from './errors.ts'
import type { Schema } from './fields.ts'

export type { Schema } from './fields.ts'

/** The HTTP method of an operation. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * `required` needs the customer's `api-token`, `optional` reads it if present, `ops` needs the office's
 * token or the session of a person of the office with a role of the row, `staff` such a session of any role.
 */
export type AuthRequirement = 'none' | 'optional' | 'required' | 'ops' | 'staff'

/**
 * How long a response may be cached. `reference` changes with a release, `catalogue` within minutes,
 * `account` belongs to one customer, `live` changes while it is shown, `never` must not be stored
 * anywhere.
 */
export type CachePolicy = 'reference' | 'catalogue' | 'account' | 'live' | 'never'

/** The group of operations that share a rate limit. */
export type RateLimitClass =
  | 'general'
  | 'login'
  | 'register'
  | 'forgot'
  | 'contact'
  | 'complaint'
  | 'order'
  | 'checkout'
  | 'upload'
  | 'export'

/**
 * One operation of the contract: the server's route, the client's request and the OpenAPI entry are derived
 * from it.
 */
export type OperationRow = {
  /** The name of the export, also the `operationId` and the first part of a cache key. */
  readonly id: string
  readonly area: string
  readonly method: Method
  /** Set for operations under `{host}`; the others are under `{host}/api`. */
  readonly root?: 'host'
  readonly path: `/${string}`
  readonly summary: string
  readonly auth: AuthRequirement
  /** Which people of the office may call it; every operation of the office names them. */
  readonly roles?: readonly StaffRole[]
  readonly params?: Schema | undefined
  readonly query?: Schema | undefined
  readonly body?: Schema | undefined
  /** The media type of the body; JSON by default. */
  readonly bodyType?: 'multipart' | 'form' | 'raw'
  /** Whether a request without a body is one with an empty object. */
  readonly isBodyOptional?: true
  readonly answer: Schema
  /** The media type of the response; JSON by default. */
  readonly answerType?: 'html' | 'text' | 'events'
  readonly status?: 200 | 201 | 303
  /** Whether it accepts `Idempotency-Key`: the same key and body return the stored response. */
  readonly idempotent?: boolean
  /**
   * For an unpaged list that may have hundreds of items: splits the response body. The client
   * parses the pieces one by one, so that a slow phone can handle input in between.
   */
  readonly pieces?: (body: unknown) => readonly unknown[]
  /**
   * The operation's own error codes. `errorCodesOf` adds the general ones, such as `rate_limited`.
   */
  readonly errors: readonly ErrorCode[]
  readonly cache: CachePolicy
  readonly limit?: RateLimitClass
  /** True if the specification lacks the operation. OpenAPI then marks it with `x-extension`. */
  readonly extension?: true
}

/** An operation of the office without roles does not compile, and no other operation has any. */
type RolesOf<A extends AuthRequirement> = [A] extends ['ops']
  ? { readonly roles: readonly StaffRole[] }
  : unknown

/** An operation of the API: its path, schemas and rules. */
export type Operation<
  Id extends string = string,
  A extends AuthRequirement = AuthRequirement,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Entity = unknown,
  M extends Method = Method,
> = OperationParts<Id, A, Params, Query, Body, Answer, M> & {
  /**
   * Converts the response to the client's entity. A method, so that operations of different types fit one
   * list.
   */
  read(this: void, answer: v.InferOutput<Answer>): Entity
}

type OperationParts<Id, A extends AuthRequirement, Params, Query, Body, Answer, M> = Omit<
  OperationRow,
  'id' | 'auth' | 'method' | 'params' | 'query' | 'body' | 'answer'
> &
  RolesOf<A> & {
    readonly id: Id
    readonly auth: A
    readonly method: M
    readonly params?: Params
    readonly query?: Query
    readonly body?: Body
    readonly answer: Answer
  }

/** Any operation, for code that loops over all of them. */
export type AnyOperation = OperationRow & { read(this: void, answer: never): unknown }

/** Defines an operation. If its answer is a codec, `read` gets the decoded response, and is optional. */
export function defineOperation<
  const Id extends string,
  const A extends AuthRequirement,
  const M extends Method,
  Answer extends Codec<unknown>,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  row: OperationParts<Id, A, Params, Query, Body, Answer, M> & { readonly read?: never },
): Operation<Id, A, Params, Query, Body, Answer, ValueOf<Answer>, M>
export function defineOperation<
  const Id extends string,
  const A extends AuthRequirement,
  const M extends Method,
  Answer extends Schema,
  Entity,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  row: OperationParts<Id, A, Params, Query, Body, Answer, M> & {
    read(this: void, answer: ValueOf<Answer>): Entity
  },
): Operation<Id, A, Params, Query, Body, Answer, Entity, M>
// @__NO_SIDE_EFFECTS__
export function defineOperation(row: {
  readonly answer: Schema
  read?(this: void, answer: unknown): unknown
}): object {
  const { answer, read = (value) => value } = row
  return isCodec(answer) ? { ...row, read: (wire: unknown) => read(answer.decode(wire)) } : row
}

/**
 * Makes a value readonly at every depth: a caller may pass readonly arguments, which are only sent.
 */
type Unchanged<T> = T extends Blob ? T : T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T

type SentValue<S> =
  S extends Codec<infer Value>
    ? Value
    : S extends Schema
      ? {
          readonly [K in keyof v.InferInput<S>]: K extends keyof v.InferOutput<S>
            ? Unchanged<v.InferOutput<S>[K]>
            : never
        }
      : never

/** A caller may pass an id in a path as a number or as text; it is always sent as text. */
type SentInPath<S> = S extends Schema ? { readonly [K in keyof v.InferInput<S>]: string | number } : never

type Part<Name extends string, S, Value> = [S] extends [Schema]
  ? Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }
  : { readonly [K in Name]?: undefined }

/** The arguments of a request: path params, query and body in the documented snake_case. */
export type ArgsOf<O> =
  O extends Operation<string, AuthRequirement, infer P, infer Q, infer B, infer _A, infer _E>
    ? Part<'params', P, SentInPath<P>> & Part<'query', Q, SentValue<Q>> & Part<'body', B, SentValue<B>>
    : never

/** The result of a request: the entity in camelCase. */
export type EntityOf<O> = O extends { read(this: void, answer: never): infer Entity } ? Entity : never

type Decoded<S> = [S] extends [Schema] ? ValueOf<S> : undefined

/** The type of the path parameters of an operation, decoded. */
export type PathParamsOf<O> =
  O extends Operation<string, AuthRequirement, infer P, infer _Q, infer _B, infer _A, infer _E>
    ? Decoded<P>
    : never
/** The type of the query of an operation. */
export type QueryOf<O> =
  O extends Operation<string, AuthRequirement, infer _P, infer Q, infer _B, infer _A, infer _E>
    ? Decoded<Q>
    : never
/** The type of the request body of an operation. */
export type BodyOf<O> =
  O extends Operation<string, AuthRequirement, infer _P, infer _Q, infer B, infer _A, infer _E>
    ? Decoded<B>
    : never

/** The response the server must send: an entity, or the strict wire format where the answer is no codec. */
export type AnswerOf<O> = O extends { readonly answer: infer A extends Schema } ? ValueOf<A> : never

// @__NO_SIDE_EFFECTS__
export function bodyOf<S extends v.GenericSchema>({ body }: { readonly body?: S | undefined }): S {
  if (body === undefined) throw new TypeError('an act on money has a body')
  return body
}

/** Whether the office calls an operation, with its token or as a person. */
export const isOfOffice = ({ auth }: Pick<OperationRow, 'auth'>): boolean =>
  auth === 'ops' || auth === 'staff'

const implied = (row: OperationRow): ErrorCode[] => [
  ...(row.params || row.query || row.body ? (['invalid'] as const) : []),
  ...(row.body ? (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const) : []),
  ...(row.auth === 'required' || isOfOffice(row) ? (['unauthorized'] as const) : []),
  ...(row.auth === 'ops' || (row.auth === 'staff' && row.method !== 'GET') ? (['forbidden'] as const) : []),
  ...(row.idempotent ? (['idempotency_key_reused', 'idempotency_in_progress'] as const) : []),
  'rate_limited',
  'internal',
  'unavailable',
]

/** Every error code of an operation: its own, and the general ones that its row implies. */
export const errorCodesOf = (row: OperationRow): readonly ErrorCode[] => [
  ...new Set([...row.errors, ...implied(row)]),
]
