import type { ApiError } from '@sakina/api-client/client'

// Codes that say no more than that it failed: the documented sentence says it better.
const vague: ReadonlySet<string> = new Set(['internal', 'refused', 'contract', 'not_confirmed'])

/** The server's message, else the documented sentence of this form; a known reason keeps its own words. */
export const unlessKnown =
  (sentence: string) =>
  ({ code, message }: ApiError): string | undefined =>
    vague.has(code) ? message || sentence : undefined
