import type { ArgsOf } from '@sakina/api-client/wire/operation'

/** The decoded body of a call, for the use case behind it. */
export type BodyOf<O> = NonNullable<ArgsOf<O> extends { readonly body?: infer Body } ? Body : never>
