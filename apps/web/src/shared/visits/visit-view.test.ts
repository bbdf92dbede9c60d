import type { Visit } from '@sakina/api-client/client'
import { instant } from '@sakina/domain/calendar'
import { describe, expect, it } from 'vitest'

import { exampleVisit } from '../testing/example-visit.ts'
import { isMovableVisit, toVisitsPopupVisit } from './visit-view.ts'

const until = instant('2026-11-24T12:59:59.999Z')
const visit: Visit = { ...exampleVisit, movableUntil: until }

describe('the view of a visit', () => {
  it('the view of a visit shows its times in Riyadh time', () => {
    const { arrivesFrom, arrivesTo } = toVisitsPopupVisit(visit, until)
    expect([arrivesFrom, arrivesTo]).toEqual(['16:00', '18:00'])
  })

  it('a visit can be moved until its deadline and not later', () => {
    expect(isMovableVisit(visit, until)).toBe(true)
    expect(isMovableVisit(visit, instant(until + 1))).toBe(false)
    expect(toVisitsPopupVisit(visit, until).movableUntil).toEqual({ date: '2026-11-24', time: '15:59' })
    expect(toVisitsPopupVisit(visit, instant(until + 1)).movableUntil).toBeNull()
  })

  it('a visit cannot be moved without an id or a deadline', () => {
    expect(isMovableVisit({ ...visit, id: null }, until)).toBe(false)
    expect(isMovableVisit({ ...visit, movableUntil: null }, until)).toBe(false)
  })
})
