import { describe, expect, it } from 'vitest'
import { reduceToasts, toastDuration } from './queue.ts'
import type { Toast } from './queue.ts'

const toast = (id: number, over: Partial<Toast> = {}): Toast => ({
  id,
  tone: 'success',
  text: `text ${id}`,
  action: undefined,
  ...over,
})

describe('the queue of toasts', () => {
  it('the queue of toasts keeps the order of arrival', () => {
    expect(reduceToasts([toast(1)], { show: toast(2) }).map(({ id }) => id)).toEqual([1, 2])
  })

  it('the queue of toasts shows the same message once', () => {
    const queue = reduceToasts([toast(1), toast(2)], { show: toast(3, { text: 'text 1' }) })
    expect(queue.map(({ id }) => id)).toEqual([2, 3])
  })

  it('the queue of toasts keeps the same message in another tone', () => {
    expect(reduceToasts([toast(1)], { show: toast(2, { text: 'text 1', tone: 'error' }) })).toHaveLength(2)
  })

  it('the queue of toasts removes a closed toast and ignores an unknown id', () => {
    expect(reduceToasts([toast(1), toast(2)], { close: 1 }).map(({ id }) => id)).toEqual([2])
    expect(reduceToasts([toast(1)], { close: 7 })).toHaveLength(1)
  })
})

describe('the duration of a toast', () => {
  it('the duration of a toast is 2.5 seconds for success and 5 for information', () => {
    expect(toastDuration(toast(1))).toBe(2500)
    expect(toastDuration(toast(1, { tone: 'info' }))).toBe(5000)
  })

  it('the duration of a toast is unlimited for an error, and for a toast with a button', () => {
    expect(toastDuration(toast(1, { tone: 'error' }))).toBeUndefined()
    expect(toastDuration(toast(1, { action: { label: 'Undo', onPress: () => undefined } }))).toBeUndefined()
  })
})
