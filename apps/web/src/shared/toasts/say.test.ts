import { afterEach, expect, test, vi } from 'vitest'

import { say, speakWith, whenFirstSaid } from './say.ts'

const leave: (() => void)[] = []
afterEach(() => {
  for (const each of leave.splice(0)) each()
})

test('the first word wakes the one who speaks, who then says it', () => {
  const wake = vi.fn()
  leave.push(whenFirstSaid(wake))
  expect(wake).not.toHaveBeenCalled()
  say('saved')
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  expect(heard).toEqual(['saved'])
})

test('once somebody speaks, what follows is said at once and nothing twice', () => {
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  say('removed')
  say('paid')
  expect(heard).toEqual(['removed', 'paid'])
})

test('what was said before anybody listened is not lost', () => {
  say('early')
  const wake = vi.fn()
  leave.push(whenFirstSaid(wake))
  expect(wake).toHaveBeenCalledOnce()
  const heard: string[] = []
  leave.push(speakWith((text) => heard.push(text)))
  expect(heard).toEqual(['early'])
})
