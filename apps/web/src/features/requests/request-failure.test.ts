import { expect, test } from 'vitest'

import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import { failureOf, type FailedKind } from './request-failure.ts'

type Case = readonly [FailedKind, code: string, message: string, english: string]

/** The error catalogue of the portal (§5, §8), each message in its case. */
const cases: readonly Case[] = [
  ['cancellation', 'network', '', 'An error occurred while sending the request'],
  ['suspension', 'timeout', '', 'An error occurred while sending the request'],
  ['replacement', 'network', '', 'An error occurred while sending the request'],
  ['cancellation', 'internal', '', 'failed to send the request'],
  ['suspension', 'not_confirmed', '', 'failed to send the request'],
  ['replacement', 'internal', '', 'failed to send the request'],
  ['cancellation', 'unauthorized', '', 'User not logged in or missing API token'],
  ['suspension', 'unauthorized', '', 'login token not found'],
]

test.each(cases)('%s refused with %s (“%s”) says the documented sentence', (kind, code, message, english) => {
  const failure = failureOf(kind, { code, message })
  if (failure === undefined || !('id' in failure)) throw new Error('no sentence of ours')
  expect(en[failure.id]).toBe(english)
  expect(ar[failure.id]).toMatch(/^[\u0600-\u06FF]/)
})

test('where the server said something, that is shown', () => {
  expect(failureOf('cancellation', { code: 'internal', message: 'try tomorrow' })).toEqual({
    text: 'try tomorrow',
  })
})

test('what has words of its own keeps them', () => {
  expect(failureOf('replacement', { code: 'worker_unavailable', message: 'x' })).toBeUndefined()
})

test.each([
  ['requests.cancellation.sent', 'cancellation request sent successfully'],
  ['requests.suspension.sent', 'suspension request sent successfully'],
  ['requests.replacement.sent', 'replacement request sent successfully'],
  ['requests.cancellation.noReason', 'No reason provided'],
  ['requests.suspension.noReason', 'other reasons'],
  ['requests.replacement.noReason', 'no specific reason'],
] as const)('%s is the documented sentence', (id, english) => {
  expect(en[id]).toBe(english)
  expect(ar[id]).toMatch(/^[\u0600-\u06FF]/)
})
