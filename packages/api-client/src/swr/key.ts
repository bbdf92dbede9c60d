import type { UntypedArgs } from '../client/transport.ts'
import type { Language } from '../client/create-client.ts'

/** The key includes the language, because responses contain translated names and labels. */
export type EndpointKey = readonly [id: string, args: UntypedArgs, language: Language]

export const endpointKey = (id: string, args: UntypedArgs, language: Language): EndpointKey => [
  id,
  args,
  language,
]

export const isEndpointKey = (key: unknown): key is EndpointKey =>
  Array.isArray(key) && key.length === 3 && typeof key[0] === 'string'
