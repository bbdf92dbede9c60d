import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  ADDRESS_REDIRECT_DELAY_MS,
  COMPLAINT_POPUP_CLOSE_DELAY_MS,
  POPUP_CLOSE_DELAY_MS,
  REDIRECT_DELAY_MS,
  REPLACEMENT_POPUP_CLOSE_DELAY_MS,
  useDelayedAction,
} from './use-delayed-action.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('an action after success', () => {
  test.each([
    ['a popup closes', POPUP_CLOSE_DELAY_MS, 2500],
    ['a complaint closes', COMPLAINT_POPUP_CLOSE_DELAY_MS, 2000],
    ['a replacement closes', REPLACEMENT_POPUP_CLOSE_DELAY_MS, 2000],
    ['a page leads on', REDIRECT_DELAY_MS, 2000],
    ['an address leads on', ADDRESS_REDIRECT_DELAY_MS, 1500],
  ])(
    'after a success, %s after the documented delay and not before @constant:toast @constant:password-redirect @constant:request-redirect @constant:address-redirect @constant:popup-closes',
    (_, wait, documented) => {
      const act = vi.fn<() => void>()
      renderHook(() => {
        useDelayedAction(true, wait, act)
      })
      vi.advanceTimersByTime(documented - 1)
      expect(act).not.toHaveBeenCalled()
      vi.advanceTimersByTime(1)
      expect(act).toHaveBeenCalledOnce()
    },
  )

  test('the delayed action after a success is cancelled if the success is taken back', () => {
    const act = vi.fn<() => void>()
    const { rerender } = renderHook(
      ({ when }) => {
        useDelayedAction(when, 2000, act)
      },
      { initialProps: { when: true } },
    )
    vi.advanceTimersByTime(1000)
    rerender({ when: false })
    vi.advanceTimersByTime(5000)
    expect(act).not.toHaveBeenCalled()
  })
})
