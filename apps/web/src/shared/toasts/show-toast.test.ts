import { afterEach, expect, test, vi } from 'vitest'

import { showToast, registerToastHandler, onFirstToast } from './show-toast.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the first toast loads the toast code, which then shows it', () => {
  const wake = vi.fn()
  leave.push(onFirstToast(wake))
  expect(wake).not.toHaveBeenCalled()
  showToast('saved')
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(registerToastHandler((text) => heard.push(text)))
  expect(heard).toEqual(['saved'])
})

test('once the toast code has loaded, a toast is shown at once and only once', () => {
  const heard: string[] = []
  leave.push(registerToastHandler((text) => heard.push(text)))
  showToast('removed')
  showToast('paid')
  expect(heard).toEqual(['removed', 'paid'])
})

test('toasts from before the code was loaded are not lost', () => {
  showToast('early')
  const wake = vi.fn()
  leave.push(onFirstToast(wake))
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(registerToastHandler((text) => heard.push(text)))
  expect(heard).toEqual(['early'])
})
