import type { Contract, Order } from '@sakina/api-client/client'
import { examples } from '@sakina/api-client/wire/examples'
import { getMyContract } from '@sakina/api-client/wire/contracts'
import { getMyOrder } from '@sakina/api-client/wire/orders'
import { localDate } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { contractPhase, orderPhase } from './phase.ts'

const today = localDate('2026-11-23')
const order: Order = {
  ...getMyOrder.read(examples.getMyOrder.answer),
  isPayable: false,
  needsWorker: false,
}
const contract: Contract = getMyContract.read(examples.getMyContract.answer)
const ahead = { startDate: localDate('2026-11-27') }
const begun = { startDate: localDate('2026-11-20') }

test.each([
  ['runs', { ...begun, status: { code: 'active', label: '' } }, 'now'],
  ['begins on a later day', { ...ahead, status: { code: 'paid', label: '' } }, 'next'],
  ['waits for payment', { ...ahead, isPayable: true, status: { code: 'pending_payment', label: '' } }, 'now'],
  ['lost its worker', { ...ahead, needsWorker: true, status: { code: 'paid', label: '' } }, 'now'],
  ['has no day yet', { startDate: null, status: { code: 'processing', label: '' } }, 'now'],
  ['ran out of time to pay', { ...ahead, isPayable: true, status: { code: 'expired', label: '' } }, 'past'],
  ['was cancelled', { ...ahead, status: { code: 'cancelled', label: '' } }, 'past'],
] as const)('an order that %s', (_, more, phase) => {
  expect(orderPhase({ ...order, ...more }, today)).toBe(phase)
})

test.each([
  ['runs', { ...begun, state: { code: 'running', label: '' } }, 'now'],
  ['begins on a later day', { ...ahead, state: { code: 'running', label: '' } }, 'next'],
  ['has ended', { ...begun, state: { code: 'finished', label: '' } }, 'past'],
] as const)('a contract that %s', (_, more, phase) => {
  expect(contractPhase({ ...contract, ...more }, today)).toBe(phase)
})
