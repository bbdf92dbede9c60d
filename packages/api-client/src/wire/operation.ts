import type * as v from 'valibot'
import type { ErrorCode } from './errors.ts'

export type Schema = v.GenericSchema<never> | v.GenericSchema

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** `required` needs the customer's `api-token`, `optional` takes it if present, `ops` needs the operations token. */
export type Auth = 'none' | 'optional' | 'required' | 'ops'

/**
 * How long an answer may be believed. `reference` changes with a release, `catalogue` within minutes, `account` is one
 * customer's, `live` moves while it is looked at, `never` must not be stored anywhere.
 */
export type CachePolicy = 'reference' | 'catalogue' | 'account' | 'live' | 'never'

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

/** One row of the contract: the server's route, the client's call and the OpenAPI entry are all made from it. */
export type OperationRow = {
  /** The export's own name; also `operationId` and the first part of a cache key. */
  readonly id: string
  readonly area: string
  readonly method: Method
  /** Calls that stand at `{host}` say so; the others are under `{host}/api`. */
  readonly root?: 'host'
  readonly path: `/${string}`
  readonly summary: string
  readonly auth: Auth
  readonly params?: Schema | undefined
  readonly query?: Schema | undefined
  readonly body?: Schema | undefined
  /** How the body travels; JSON unless said. */
  readonly bodyType?: 'multipart' | 'form' | 'raw'
  readonly answer: Schema
  /** What comes back; JSON unless said. */
  readonly answerType?: 'html' | 'text' | 'events'
  readonly status?: 200 | 201 | 303
  /** Accepts `Idempotency-Key`: the same key and body answers the stored answer. */
  readonly idempotent?: boolean
  /**
   * Of a list that may be hundreds long and is not paged: its answer in pieces, read one after the other, so that a
   * slow phone answers a touch in between.
   */
  readonly pieces?: (body: unknown) => readonly unknown[]
  /** The codes of its own; `errorsOf` adds those every call of its kind can fail with. */
  readonly errors: readonly ErrorCode[]
  readonly cache: CachePolicy
  readonly limit?: RateLimitClass
  /** Ours, not of the documented calls: `x-extension` in OpenAPI. */
  readonly extension?: true
}

export type Operation<
  Id extends string = string,
  A extends Auth = Auth,
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema = Schema,
  Entity = unknown,
  M extends Method = Method,
> = Omit<OperationRow, 'id' | 'auth' | 'method' | 'params' | 'query' | 'body' | 'answer'> & {
  readonly id: Id
  readonly auth: A
  readonly method: M
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly answer: Answer
  /** Wire answer to what the client hands out. A method, so that rows of different answers fit one list. */
  read(this: void, answer: v.InferOutput<Answer>): Entity
}

/** Any row, for code that walks the whole table. */
export type AnyOperation = OperationRow & { read(this: void, answer: never): unknown }

// @__NO_SIDE_EFFECTS__
export function operation<
  const Id extends string,
  const A extends Auth,
  const M extends Method,
  Answer extends Schema,
  Entity,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  row: Operation<Id, A, Params, Query, Body, Answer, Entity, M>,
): Operation<Id, A, Params, Query, Body, Answer, Entity, M> {
  return row
}

/** What is only sent need not be changeable. */
type Unchanged<T> = T extends Blob ? T : T extends object ? { readonly [K in keyof T]: Unchanged<T[K]> } : T

type SentValue<S> = S extends Schema
  ? {
      readonly [K in keyof v.InferInput<S>]: K extends keyof v.InferOutput<S>
        ? Unchanged<v.InferOutput<S>[K]>
        : never
    }
  : never

/** An id in a path is text on the way; the caller passes it as the provider gave it. */
type SentInPath<S> = S extends Schema ? { readonly [K in keyof v.InferInput<S>]: string | number } : never

type Part<Name extends string, S, Value> = [S] extends [Schema]
  ? Record<never, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }
  : { readonly [K in Name]?: undefined }

/** What a caller passes: path params, query and body, all in the documented snake_case. */
export type ArgsOf<O> =
  O extends Operation<string, Auth, infer P, infer Q, infer B, infer _A, infer _E>
    ? Part<'params', P, SentInPath<P>> & Part<'query', Q, SentValue<Q>> & Part<'body', B, SentValue<B>>
    : never

/** What a caller gets: the entity in camelCase. */
export type EntityOf<O> = O extends { read(this: void, answer: never): infer Entity } ? Entity : never

type Decoded<S> = [S] extends [Schema] ? v.InferOutput<S> : undefined

/** What the server gets, decoded. */
export type ParamsOf<O> =
  O extends Operation<string, Auth, infer P, infer _Q, infer _B, infer _A, infer _E> ? Decoded<P> : never
export type QueryOf<O> =
  O extends Operation<string, Auth, infer _P, infer Q, infer _B, infer _A, infer _E> ? Decoded<Q> : never
export type BodyOf<O> =
  O extends Operation<string, Auth, infer _P, infer _Q, infer B, infer _A, infer _E> ? Decoded<B> : never

/** What the server has to answer: the strict wire form. */
export type AnswerOf<O> = O extends { readonly answer: infer A extends Schema } ? v.InferOutput<A> : never

const implied = (row: OperationRow): ErrorCode[] => [
  ...(row.params || row.query || row.body ? (['invalid'] as const) : []),
  ...(row.body ? (['bad_request', 'payload_too_large', 'unsupported_media_type'] as const) : []),
  ...(row.auth === 'required' || row.auth === 'ops' ? (['unauthorized'] as const) : []),
  ...(row.idempotent ? (['idempotency_key_reused', 'idempotency_in_progress'] as const) : []),
  'rate_limited',
  'internal',
  'unavailable',
]

/** Every code an operation can fail with: its own and those of its kind. */
export const errorsOf = (row: OperationRow): readonly ErrorCode[] => [
  ...new Set([...row.errors, ...implied(row)]),
]
