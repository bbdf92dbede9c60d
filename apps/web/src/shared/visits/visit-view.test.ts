import type { Visit } from '@sakina/api-client/client'
import { instant, localDate } from '@sakina/domain/calendar'
import { describe, expect, it } from 'vitest'

import { isMovableVisit, visitView } from './visit-view.ts'

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

describe('the view of a visit', () => {
  it('the view of a visit shows its times in Riyadh time', () => {
    const { arrivesFrom, arrivesTo } = visitView(visit, until)
    expect([arrivesFrom, arrivesTo]).toEqual(['16:00', '18:00'])
  })

  it('a visit can be moved until its deadline and not later', () => {
    expect(isMovableVisit(visit, until)).toBe(true)
    expect(isMovableVisit(visit, instant(until + 1))).toBe(false)
    expect(visitView(visit, until).movableUntil).toEqual({ date: '2026-11-24', time: '15:59' })
    expect(visitView(visit, instant(until + 1)).movableUntil).toBeNull()
  })

  it('a visit cannot be moved without an id or a deadline', () => {
    expect(isMovableVisit({ ...visit, id: null }, until)).toBe(false)
    expect(isMovableVisit({ ...visit, movableUntil: null }, until)).toBe(false)
  })
})
