import { expect, test } from 'vitest'

import ar from './messages/ar.json' with { type: 'json' }
import en from './messages/en.json' with { type: 'json' }
import { ownFailure } from './own-failure.ts'

/** The portal's own sentences for a session that is over (§5). */
test.each([
  ['cancellation', 'User not logged in or missing API token'],
  ['suspension', 'login token not found'],
] as const)('%s without a session says “%s”', (kind, english) => {
  const id = ownFailure(kind, { code: 'unauthorized' })
  if (id === undefined) throw new Error('no sentence of ours')
  expect(en[id]).toBe(english)
  expect(ar[id]).toMatch(/^[\u0600-\u06FF]/)
})

test('what is said alike by every request is left to those words', () => {
  expect(ownFailure('replacement', { code: 'unauthorized' })).toBeUndefined()
  expect(ownFailure('cancellation', { code: 'internal' })).toBeUndefined()
  expect(ownFailure('replacement', { code: 'worker_unavailable' })).toBeUndefined()
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
