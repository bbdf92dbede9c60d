import { instant, type Instant } from '@sakina/domain/calendar'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { useExpiry } from './use-expiry.ts'

const start = instant('2026-11-26T20:00:00Z')
const MINUTE = 60_000

beforeEach(() => vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const inMinutes = (minutes: number) => instant(start + minutes * MINUTE)
const wait = (minutes: number) =>
  act(() => {
    vi.advanceTimersByTime(minutes * MINUTE)
  })

function open(until: Instant | null | undefined) {
  const onExpire = vi.fn()
  const Sheet = ({ moment }: { moment: Instant | null | undefined }) => {
    useExpiry(moment, onExpire)
    return null
  }
  const { rerender } = render(<Sheet moment={until} />)
  return { onExpire, change: (moment: Instant) => rerender(<Sheet moment={moment} />) }
}

test('an open sheet asks again when its moment passes, and not before', () => {
  const { onExpire, change } = open(inMinutes(8))
  wait(8)
  expect(onExpire).not.toHaveBeenCalled()
  wait(1)
  expect(onExpire).toHaveBeenCalledTimes(1)
  change(inMinutes(300))
  wait(200)
  expect(onExpire).toHaveBeenCalledTimes(1)
  wait(92)
  expect(onExpire).toHaveBeenCalledTimes(2)
})

test('an open sheet on a device whose clock is ahead asks once a minute, and not in a circle', () => {
  const { onExpire } = open(inMinutes(-5))
  expect(onExpire).toHaveBeenCalledTimes(1)
  wait(3)
  expect(onExpire).toHaveBeenCalledTimes(4)
})

test('an open sheet that slept through its moment asks again when it becomes visible', () => {
  const { onExpire } = open(inMinutes(90))
  vi.setSystemTime(inMinutes(120))
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(onExpire).toHaveBeenCalledTimes(1)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(onExpire).toHaveBeenCalledTimes(1)
})

test('an open sheet without such a moment never asks again', () => {
  for (const none of [null, undefined]) {
    const { onExpire } = open(none)
    wait(3000)
    expect(onExpire).not.toHaveBeenCalled()
    cleanup()
  }
})
