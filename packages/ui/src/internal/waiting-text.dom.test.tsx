import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WaitingText } from './waiting-text.tsx'

const said = (): (string | null)[] =>
  [...document.querySelectorAll('[data-announcer] p')].map(({ textContent }) => textContent)

beforeEach(() => {
  // Other tests of the window may have left a region.
  for (const region of document.querySelectorAll('[data-announcer]')) region.remove()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('WaitingText is said once, after a second', () => {
  const { rerender } = render(<WaitingText>Loading the plans</WaitingText>)
  fireEvent.keyDown(document.body)
  vi.advanceTimersByTime(999)
  expect(said()).toEqual([])
  vi.advanceTimersByTime(1)
  rerender(<WaitingText>Loading the plans</WaitingText>)
  vi.advanceTimersByTime(2_000)
  expect(said()).toEqual(['Loading the plans'])
})

it('WaitingText says nothing after a short wait', () => {
  const { unmount } = render(<WaitingText>Loading the plans</WaitingText>)
  fireEvent.keyDown(document.body)
  vi.advanceTimersByTime(500)
  unmount()
  vi.advanceTimersByTime(2_000)
  expect(said()).toEqual([])
})
