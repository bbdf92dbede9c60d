import { contractStates } from '@sakina/domain/vocabulary'
import { expect, test } from 'vitest'

import { canMakeContractRequest } from './can-request.ts'

test('a running or expiring contract offers every kind of request, a suspended one only cancellation, any other none', () => {
  const askable = (kind: Parameters<typeof canMakeContractRequest>[1]) =>
    contractStates.filter((state) => canMakeContractRequest({ state, openRequest: null }, kind))
  expect(askable('cancellation')).toEqual(['running', 'expiring', 'suspended'])
  for (const kind of ['suspension', 'replacement'] as const)
    expect(askable(kind)).toEqual(['running', 'expiring'])
})

test('a contract with an open request offers no other', () => {
  expect(canMakeContractRequest({ state: 'running', openRequest: { id: '1' } }, 'suspension')).toBe(false)
})

test('a contract paid by instalments cannot be cancelled, but suspended and given another worker @rule:instalments', () => {
  const about = { state: 'running', openRequest: null, isCancellationExcluded: true } as const
  expect(canMakeContractRequest(about, 'cancellation')).toBe(false)
  expect([canMakeContractRequest(about, 'suspension'), canMakeContractRequest(about, 'replacement')]).toEqual(
    [true, true],
  )
})

test('an unknown contract state offers no request', () => {
  expect(canMakeContractRequest({ state: 'unknown', openRequest: null }, 'cancellation')).toBe(false)
})
