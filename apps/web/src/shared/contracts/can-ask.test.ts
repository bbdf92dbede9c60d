import { contractStates } from '@sakina/domain/vocabulary'
import { expect, test } from 'vitest'

import { canAsk } from './can-ask.ts'

test('requests are offered on a contract in force; one that is suspended can only be cancelled', () => {
  const askable = (kind: Parameters<typeof canAsk>[1]) =>
    contractStates.filter((state) => canAsk({ state, openRequest: null }, kind))
  expect(askable('cancellation')).toEqual(['running', 'expiring', 'suspended'])
  for (const kind of ['suspension', 'replacement'] as const)
    expect(askable(kind)).toEqual(['running', 'expiring'])
})

test('one request at a time', () => {
  expect(canAsk({ state: 'running', openRequest: { id: '1' } }, 'suspension')).toBe(false)
})

test('an order paid by instalments is never cancelled, and can be suspended and served by another @rule:instalments', () => {
  const about = { state: 'running', openRequest: null, paymentMethod: 'instalments' } as const
  expect(canAsk(about, 'cancellation')).toBe(false)
  expect([canAsk(about, 'suspension'), canAsk(about, 'replacement')]).toEqual([true, true])
})

test('nothing is offered in a state the page does not know', () => {
  expect(canAsk({ state: 'unknown', openRequest: null }, 'cancellation')).toBe(false)
})
