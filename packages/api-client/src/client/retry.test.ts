import { describe, expect, test } from 'vitest'
import { createApiError } from './api-error.ts'
import { defaultRetryPolicy, nextRetryDelay, parseRetryAfter } from './retry.ts'

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
    const delays = [0, 1, 2].map((attempt) =>
      nextRetryDelay(error({ retryable: true }), attempt, defaultRetryPolicy, 0),
    )
    expect(delays).toEqual([150, 300, 600])
    expect(nextRetryDelay(error({ retryable: true }), 9, { ...defaultRetryPolicy, times: 10 }, 1)).toBe(
      10_000,
    )
  })

  test('the wait before another try is null after the last try and for errors that a retry cannot fix', () => {
    expect(nextRetryDelay(error({ retryable: true }), 3, defaultRetryPolicy, 0)).toBeNull()
    expect(nextRetryDelay(error({ retryable: false }), 0, defaultRetryPolicy, 0)).toBeNull()
  })

  test('the retry policy allows one retry after a timeout, because each costs the whole limit', () => {
    const late = createApiError({ kind: 'timeout', code: 'timeout', correlationId: '', retryable: true })
    expect(nextRetryDelay(late, 0, defaultRetryPolicy, 0)).toBe(150)
    expect(nextRetryDelay(late, 1, defaultRetryPolicy, 0)).toBeNull()
  })

  test("the wait before another try follows the provider's Retry-After if it is not too long", () => {
    expect(nextRetryDelay(error({ retryable: true, retryAfter: 4000 }), 0, defaultRetryPolicy, 0)).toBe(4000)
    expect(
      nextRetryDelay(error({ retryable: true, retryAfter: 60_000 }), 0, defaultRetryPolicy, 0),
    ).toBeNull()
  })
})
