import { afterEach, expect, test, vi } from 'vitest'

import { say, speakWith, whenFirstSaid } from './say.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the first toast loads the toast code, which then shows it', () => {
  const wake = vi.fn()
  leave.push(whenFirstSaid(wake))
  expect(wake).not.toHaveBeenCalled()
  say('saved')
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  expect(heard).toEqual(['saved'])
})

test('later toasts are shown at once and only once', () => {
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  say('removed')
  say('paid')
  expect(heard).toEqual(['removed', 'paid'])
})

test('toasts from before the code was loaded are not lost', () => {
  say('early')
  const wake = vi.fn()
  leave.push(whenFirstSaid(wake))
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  expect(heard).toEqual(['early'])
})
