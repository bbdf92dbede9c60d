import type { Visit } from '@sakina/api-client/client'
import { instant, localDate } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { reasonNotMovable } from './reason-not-movable.ts'

const until = instant('2026-11-24T12:59:59.999Z')
const visit: Visit = {
  id: 'v3',
  name: 'CT-J7E1DPDR/3',
  date: localDate('2026-11-26'),
  endDate: null,
  status: { code: 'scheduled', label: '' },
  customerName: '',
  service: null,
  contract: null,
  worker: null,
  window: 'evening',
  arrivesFrom: instant('2026-11-26T13:00:00Z'),
  arrivesTo: instant('2026-11-26T15:00:00Z'),
  endsAt: instant('2026-11-26T19:00:00Z'),
  movableUntil: until,
  calendar: { uid: 'order-1', sequence: 0 },
  address: null,
  officeNote: null,
  driver: null,
  steps: [],
  driverWaitsUntil: null,
  comingAt: null,
  doorContact: null,
}

test('a visit that cannot be moved has a reason', () => {
  const worker = { id: 'w1', name: 'Siti', gender: 'f', portrait: null } as unknown as Visit['worker']
  const assigned: Visit = { ...visit, worker, movableUntil: null }
  const reason = (changes: Partial<Visit>, now = until) =>
    reasonNotMovable({ ...assigned, ...changes }, instant(now))
  expect(reason({ movableUntil: until })).toBeUndefined()
  expect(reason({ movableUntil: until }, instant(until + 1))).toBe('too_late')
  expect(reason({}, instant(until + 1))).toBe('too_late')
  expect(reason({ worker: null })).toBe('no_worker')
  // There is time enough, so the contract is on hold, paused or past due.
  expect(reason({})).toBe('contract')
  expect(reason({ status: { code: 'on_the_way', label: '' } })).toBeUndefined()
})
