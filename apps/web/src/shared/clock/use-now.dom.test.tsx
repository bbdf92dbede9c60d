import { instant } from '@sakina/domain/calendar'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useNow } from './use-now.ts'

const evening = instant('2026-11-26T20:59:30Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

beforeEach(() => vi.useFakeTimers({ now: evening }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Clock = () => <p>{new Date(useNow()).toISOString()}</p>
const shown = () => screen.getByText(/Z$/).textContent
const wait = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('an open page updates its time every minute', () => {
  render(<Clock />)
  expect(shown()).toBe('2026-11-26T20:59:30.000Z')
  wait(MINUTE)
  expect(shown()).toBe('2026-11-26T21:00:30.000Z')
})

test('a hidden page stops its clock and updates when it becomes visible', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<Clock />)
  wait(8 * HOUR)
  expect(shown()).toBe('2026-11-26T20:59:30.000Z')
  visible.mockReturnValue('visible')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('2026-11-27T04:59:30.000Z')
})
