import { describe, expect, test } from 'vitest'
import { createApiError } from './api-error.ts'
import { defaultRetry, nextDelay, parseRetryAfter } from './retry.ts'

const now = Date.parse('2026-03-01T09:00:00Z')

test.each<[string | null, number | null]>([
  [null, null],
  ['', null],
  ['2', 2000],
  ['0', 0],
  ['-5', 0],
  ['Sun, 01 Mar 2026 09:00:30 GMT', 30_000],
  ['Sun, 01 Mar 2026 08:00:00 GMT', 0],
  ['soon', null],
])('the Retry-After header %j is %j milliseconds', (header, expected) => {
  expect(parseRetryAfter(header, now)).toBe(expected)
})

describe('the wait before another try', () => {
  const error = (parts: { retryable: boolean; retryAfter?: number }) =>
    createApiError({ kind: 'http', code: 'unavailable', correlationId: '', ...parts })

  test('the wait before another try doubles with random jitter, up to the longest delay', () => {
    const delays = [0, 1, 2].map((attempt) => nextDelay(error({ retryable: true }), attempt, defaultRetry, 0))
    expect(delays).toEqual([150, 300, 600])
    expect(nextDelay(error({ retryable: true }), 9, { ...defaultRetry, times: 10 }, 1)).toBe(10_000)
  })

  test('the wait before another try is null after the last try and for errors that a retry cannot fix', () => {
    expect(nextDelay(error({ retryable: true }), 3, defaultRetry, 0)).toBeNull()
    expect(nextDelay(error({ retryable: false }), 0, defaultRetry, 0)).toBeNull()
  })

  test('the retry policy allows one retry after a timeout, because each costs the whole limit', () => {
    const late = createApiError({ kind: 'timeout', code: 'timeout', correlationId: '', retryable: true })
    expect(nextDelay(late, 0, defaultRetry, 0)).toBe(150)
    expect(nextDelay(late, 1, defaultRetry, 0)).toBeNull()
  })

  test("the wait before another try follows the provider's Retry-After if it is not too long", () => {
    expect(nextDelay(error({ retryable: true, retryAfter: 4000 }), 0, defaultRetry, 0)).toBe(4000)
    expect(nextDelay(error({ retryable: true, retryAfter: 60_000 }), 0, defaultRetry, 0)).toBeNull()
  })
})
