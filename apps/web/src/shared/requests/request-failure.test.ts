import { expect, test } from 'vitest'

import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import { requestFailure } from './request-failure.ts'

/** The error catalogue of the portal (§8), each message in its case. */
test.each([
  ['network', 'An error occurred while sending the request'],
  ['timeout', 'An error occurred while sending the request'],
  ['aborted', 'An error occurred while sending the request'],
  ['internal', 'failed to send the request'],
  ['contract', 'failed to send the request'],
  ['unavailable', 'failed to send the request'],
  ['not_confirmed', 'failed to send the request'],
  ['refused', 'failed to send the request'],
  ['bad_request', 'failed to send the request'],
])('a request refused with %s and no word says “%s”', (code, english) => {
  const failure = requestFailure({ code, message: '' })
  if (failure === undefined || !('id' in failure)) throw new Error('no sentence of ours')
  expect(en[failure.id]).toBe(english)
  expect(ar[failure.id]).toMatch(/^[\u0600-\u06FF]/)
})

test('where the server said something, that is shown', () => {
  for (const code of ['internal', 'refused', 'bad_request'])
    expect(requestFailure({ code, message: 'try tomorrow' })).toEqual({ text: 'try tomorrow' })
})

test('what has words of its own keeps them', () => {
  expect(requestFailure({ code: 'request_already_open', message: 'x' })).toBeUndefined()
})
