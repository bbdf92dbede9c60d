import type { UntypedRequestArgs } from '../client/transport.ts'
import type { Language } from '../client/create-client.ts'

/** The key includes the language, because responses contain translated names and labels. */
export type EndpointKey = readonly [id: string, args: UntypedRequestArgs, language: Language]

/** Returns the SWR cache key of a request in a language. */
export const endpointKey = (id: string, args: UntypedRequestArgs, language: Language): EndpointKey => [
  id,
  args,
  language,
]

/** Tells whether an SWR cache key is one of a request to the API. */
export const isEndpointKey = (key: unknown): key is EndpointKey =>
  Array.isArray(key) && key.length === 3 && typeof key[0] === 'string'
