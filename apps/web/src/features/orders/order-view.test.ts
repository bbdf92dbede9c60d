import { instant, localDate } from '@sakina/domain/calendar'
import { riyals } from '@sakina/domain/money'
import type { Order } from '@sakina/api-client/client'
import { expect, test } from 'vitest'

import { toOrderCardOrder, readOrderIdFromState, toTrackingStepperStages } from './order-view.ts'

const order: Order = {
  id: '1',
  number: 'SK-1',
  kind: 'hourly',
  status: { code: 'active', label: '' },
  service: { id: 1, name: 'hourly', code: 'hourly' },
  plan: null,
  nationality: null,
  worker: null,
  contract: null,
  openRequest: null,
  invoice: null,
  branch: null,
  address: null,
  createdAt: null,
  startDate: null,
  durationDays: null,
  salary: null,
  total: null,
  due: null,
  lines: [],
  taxTotal: null,
  isDelivered: false,
  window: 'morning',
  visitCount: 4,
  repeatCount: 1,
  repeatIntervalDays: 0,
  visits: [],
  workers: [],
  special: null,
  note: null,
  officeNote: null,
  stages: [],
  stage: 'unknown',
  paymentMethod: 'card',
  isCancellationExcluded: false,
  paymentState: 'paid',
  paymentLink: null,
  holdExpiresAt: null,
  isPayable: false,
  termsToAccept: null,
  isCancellable: false,
  cancelFreeUntil: instant('2026-11-24T04:30:00Z'),
  payouts: [],
  needsWorker: false,
  lateSince: null,
  arrivalExpectedOn: null,
  arrivalLatestOn: null,
  isArrivalAsked: false,
  offer: null,
}
const words = {
  duration: (days: number) => `${days} days`,
  special: 'special',
  job: (code: string) => code,
  nationality: (code: string) => code,
  packageDuration: (code: string) => code,
}
const before = instant('2026-11-24T04:29:00Z')

test('an unpaid order can be cancelled for free', () => {
  const unpaid: Order = {
    ...order,
    status: { code: 'pending_payment', label: '' },
    cancelFreeUntil: null,
  }
  expect(toOrderCardOrder(unpaid, words, before)).toMatchObject({ cancelling: 'free' })
})

test('an hourly order shows the deadline for free cancellation in Riyadh time', () => {
  expect(toOrderCardOrder(order, words, before)).toMatchObject({
    variant: 'hourly',
    cancelling: { freeUntil: { date: '2026-11-24', time: '07:30' } },
  })
})

test('cancelling an order after the deadline has a fee', () => {
  expect(toOrderCardOrder(order, words, instant('2026-11-24T04:30:00Z'))).toMatchObject({
    cancelling: 'with_fee',
  })
})

test('orders paid by instalments and cancelled orders cannot be cancelled', () => {
  expect(toOrderCardOrder({ ...order, isCancellationExcluded: true }, words, before)).toMatchObject({
    cancelling: 'no',
  })
  expect(
    toOrderCardOrder({ ...order, status: { code: 'cancelled', label: '' } }, words, before),
  ).toMatchObject({
    cancelling: 'no',
  })
})

test('the price of an order counts as outdated once its reservation has expired, except that of a package', () => {
  const ranOut: Order = { ...order, status: { code: 'expired', label: '' }, total: riyals(460) }
  expect(toOrderCardOrder(ranOut, words, before).outdated).toBe(true)
  expect(toOrderCardOrder({ ...ranOut, kind: 'special_packages' }, words, before).outdated).toBe(false)
  expect(
    toOrderCardOrder({ ...ranOut, status: { code: 'pending_payment', label: '' } }, words, before).outdated,
  ).toBe(false)
})

test.each([
  ['resident', 'resident'],
  ['mediation', 'mediation'],
  ['period', 'transferred'],
  ['special_packages', 'special_packages'],
  ['unknown', 'resident'],
] as const)('an order of the service %s is shown on a card of the kind %s', (kind, variant) => {
  expect(toOrderCardOrder({ ...order, kind }, words, before).variant).toBe(variant)
})

test('unknown stages of an order are left out', () => {
  const stages: Order['stages'] = [
    { code: 'unknown', label: 'x', at: null, note: null },
    { code: 'submitted', label: '', at: instant('2026-11-24T04:30:00Z'), note: 'n' },
  ]
  expect(toTrackingStepperStages({ ...order, stages })).toEqual([
    { code: 'submitted', at: { date: '2026-11-24', time: '07:30' }, note: 'n' },
  ])
})

test('an order id in navigation state may be a number or a string', () => {
  expect(readOrderIdFromState({ orderId: 7 })).toBe('7')
  expect(readOrderIdFromState({ id: 'a' })).toBe('a')
  expect(readOrderIdFromState({})).toBeUndefined()
})

test('a running or finished order has the state of its contract, as the list of contracts shows it', () => {
  const shown = (
    code: Order['status']['code'],
    state: NonNullable<Order['contract']>['state'],
    startDate: Order['startDate'] = null,
  ) =>
    toOrderCardOrder(
      { ...order, status: { code, label: '' }, contract: { id: 1, name: 'CT-1', state }, startDate },
      words,
      before,
    ).contract
  expect(shown('active', 'suspended')).toEqual({ state: 'suspended', notStarted: false })
  expect(shown('active', 'running', localDate('2026-12-01'))).toEqual({ state: 'running', notStarted: true })
  expect(shown('completed', 'finished')).toEqual({ state: 'finished', notStarted: false })
  expect(shown('active', 'unknown')).toBeNull()
})

test('an order on its way shows its progress unless something is the matter with its contract', () => {
  const shown = (state: NonNullable<Order['contract']>['state']) =>
    toOrderCardOrder(
      { ...order, status: { code: 'processing', label: '' }, contract: { id: 1, name: 'CT-1', state } },
      words,
      before,
    ).contract
  expect(shown('running')).toBeNull()
  expect(shown('on_hold')?.state).toBe('on_hold')
})
