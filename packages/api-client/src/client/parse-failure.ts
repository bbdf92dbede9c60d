import type { ApiErrorParts } from './api-error.ts'
import { isJsonObject } from './classify-result.ts'

const text = (...candidates: readonly unknown[]): string => {
  for (const candidate of candidates) if (typeof candidate === 'string' && candidate !== '') return candidate
  return ''
}

/** The error code for a status, where a provider sends no code. */
const codeOfStatus: Readonly<Record<number, string>> = {
  400: 'bad_request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  422: 'invalid',
  429: 'rate_limited',
  503: 'unavailable',
}

const retryableStatus = (status: number): boolean =>
  status === 408 || status === 425 || status === 429 || status >= 500

/** Reads the body of a failure, in our format or another provider's. */
export const parseFailure = (
  body: unknown,
  status: number,
): Pick<ApiErrorParts, 'code' | 'status' | 'message' | 'fields' | 'details' | 'retryable'> => {
  const own = isJsonObject(body) ? body : {}
  const result = isJsonObject(own['result']) ? own['result'] : {}
  const error = isJsonObject(own['error']) ? own['error'] : {}
  const fields = isJsonObject(own['fields']) ? own['fields'] : {}
  const message = text(own['message'], result['message'], error['message'], own['error'])
  // A bare `{ result: false }` gives no reason, so a retry may succeed.
  const isBareFalse = own['result'] === false && message === '' && text(own['code']) === ''
  return {
    code: text(own['code'], codeOfStatus[status]) || (status >= 500 ? 'internal' : 'refused'),
    status,
    message,
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, code]) => (typeof code === 'string' ? [[name, code]] : [])),
    ),
    // Our server sends the data for the next step in `result`.
    details: isJsonObject(own['details']) ? own['details'] : result,
    retryable: retryableStatus(status) || (status < 300 && isBareFalse),
  }
}
