import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abortableDelay } from './abortable-delay.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an abortable delay resolves after its time', async () => {
  let waited = false
  const waiting = (async () => {
    await abortableDelay(300, new AbortController().signal)
    waited = true
  })()
  await vi.advanceTimersByTimeAsync(299)
  expect(waited).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  await waiting
  expect(waited).toBe(true)
})

test('an abortable delay rejects when aborted before or during its time, and leaves no timer', async () => {
  const stop = new AbortController()
  const waiting = abortableDelay(300, stop.signal)
  stop.abort(new TypeError('stopped'))
  await expect(waiting).rejects.toThrow('stopped')
  expect(vi.getTimerCount()).toBe(0)
  await expect(abortableDelay(300, stop.signal)).rejects.toThrow('stopped')
})
