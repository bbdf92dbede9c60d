import { contractStates } from '@sakina/domain/lifecycles'
import { expect, test } from 'vitest'

import { canAsk } from './can-ask.ts'

test('requests are offered on a contract in force only', () => {
  const askable = contractStates.filter((state) => canAsk({ state, openRequest: null }, 'cancellation'))
  expect(askable).toEqual(['running', 'expiring'])
  for (const kind of ['suspension', 'replacement'] as const)
    expect(contractStates.filter((state) => canAsk({ state, openRequest: null }, kind))).toEqual(askable)
})

test('one request at a time', () => {
  expect(canAsk({ state: 'running', openRequest: { id: '1' } }, 'suspension')).toBe(false)
})

test('nothing is offered in a state the page does not know', () => {
  expect(canAsk({ state: 'unknown', openRequest: null }, 'cancellation')).toBe(false)
})
