import { describe, expect, it } from 'vitest'
import { change, timeOf } from './queue.ts'
import type { Toast } from './queue.ts'

const toast = (id: number, over: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'success',
  text: `text ${id}`,
  action: undefined,
  ...over,
})

describe('the queue of toasts', () => {
  it('shows them in the order they came', () => {
    expect(change([toast(1)], { show: toast(2) }).map(({ id }) => id)).toEqual([1, 2])
  })

  it('says the same thing once', () => {
    const queue = change([toast(1), toast(2)], { show: toast(3, { text: 'text 1' }) })
    expect(queue.map(({ id }) => id)).toEqual([2, 3])
  })

  it('keeps the same words of another tone', () => {
    expect(change([toast(1)], { show: toast(2, { text: 'text 1', tone: 'error' }) })).toHaveLength(2)
  })

  it('forgets what is closed and minds no stranger', () => {
    expect(change([toast(1), toast(2)], { close: 1 }).map(({ id }) => id)).toEqual([2])
    expect(change([toast(1)], { close: 7 })).toHaveLength(1)
  })
})

describe('the time of a toast', () => {
  it('is 2.5 seconds for success and 5 for news', () => {
    expect(timeOf(toast(1))).toBe(2500)
    expect(timeOf(toast(1, { tone: 'info' }))).toBe(5000)
  })

  it('does not end for an error, nor where something can be pressed', () => {
    expect(timeOf(toast(1, { tone: 'error' }))).toBeUndefined()
    expect(timeOf(toast(1, { action: { label: 'Undo', onPress: () => undefined } }))).toBeUndefined()
  })
})
