import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { POLL_INTERVAL_MS, usePolling } from './use-polling.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function Asking({ waits, ask }: { waits: boolean; ask: () => void }) {
  usePolling(waits, ask)
  return null
}

test('data is polled only while it waits for the office', () => {
  const ask = vi.fn()
  const { rerender } = render(<Asking waits={false} ask={ask} />)
  vi.advanceTimersByTime(POLL_INTERVAL_MS * 3)
  expect(ask).not.toHaveBeenCalled()
  rerender(<Asking waits ask={ask} />)
  vi.advanceTimersByTime(POLL_INTERVAL_MS * 2)
  expect(ask).toHaveBeenCalledTimes(2)
  rerender(<Asking waits={false} ask={ask} />)
  vi.advanceTimersByTime(POLL_INTERVAL_MS * 3)
  expect(ask).toHaveBeenCalledTimes(2)
})

test('a hidden page does not poll its data', () => {
  const ask = vi.fn()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  render(<Asking waits ask={ask} />)
  vi.advanceTimersByTime(POLL_INTERVAL_MS * 3)
  expect(ask).not.toHaveBeenCalled()
})
