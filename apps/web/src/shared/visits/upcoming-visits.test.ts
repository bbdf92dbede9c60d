import type { Visit } from '@sakina/api-client/client'
import { instant, localDate } from '@sakina/domain/calendar'
import { describe, expect, it } from 'vitest'

import { exampleVisit } from '../testing/example-visit.ts'
import {
  isVisitTodayOrUnderWay,
  isUpcomingOrOngoingVisit,
  splitUpcomingAndPastVisits,
} from './upcoming-visits.ts'

const now = instant('2026-11-26T14:00:00Z')
const visit = (name: string, from: string, code: Visit['status']['code'] = 'scheduled'): Visit => ({
  ...exampleVisit,
  id: name,
  name,
  date: localDate(from.slice(0, 10)),
  status: { code, label: '' },
  arrivesFrom: instant(from),
  arrivesTo: null,
  endsAt: instant(Date.parse(from) + 6 * 3_600_000),
})

describe('the visits of an account', () => {
  it('the visits of an account list upcoming ones from the next on, then past ones from the latest on', () => {
    const { upcoming, past } = splitUpcomingAndPastVisits(
      [
        visit('later', '2026-12-03T13:00:00Z'),
        visit('first', '2026-11-01T13:00:00Z', 'done'),
        visit('next', '2026-11-27T13:00:00Z'),
        visit('last', '2026-11-20T13:00:00Z', 'missed'),
      ],
      now,
    )
    expect(upcoming.map(({ name }) => name)).toEqual(['next', 'later'])
    expect(past.map(({ name }) => name)).toEqual(['last', 'first'])
  })

  it('a visit is upcoming while the worker is in the house', () => {
    expect(isUpcomingOrOngoingVisit(visit('now', '2026-11-26T13:00:00Z', 'in_progress'), now)).toBe(true)
  })

  it('a visit is not upcoming once cancelled, moved, done or missed, whatever its day', () => {
    for (const code of ['cancelled', 'moved', 'done', 'missed'] as const)
      expect(isUpcomingOrOngoingVisit(visit(code, '2026-12-01T13:00:00Z', code), now)).toBe(false)
  })

  it('a visit without a time is upcoming until the end of its day in Riyadh', () => {
    const untimed = { ...visit('day', '2026-11-26T00:00:00Z'), arrivesFrom: null, endsAt: null }
    expect(isUpcomingOrOngoingVisit(untimed, now)).toBe(true)
    expect(isUpcomingOrOngoingVisit(untimed, instant('2026-11-26T21:00:00Z'))).toBe(false)
  })

  it('a visit without a day is upcoming, because its day is still to be agreed', () => {
    const undated = { ...visit('none', '2026-11-26T00:00:00Z'), date: null, arrivesFrom: null, endsAt: null }
    expect(isUpcomingOrOngoingVisit(undated, now)).toBe(true)
  })
})

describe('a visit that needs refreshing while the page is open', () => {
  it('a visit needs refreshing if it is due today and not over, or under way', () => {
    expect(isVisitTodayOrUnderWay(visit('today', '2026-11-26T16:00:00Z'), now)).toBe(true)
    expect(isVisitTodayOrUnderWay(visit('late', '2026-11-25T20:00:00Z', 'in_progress'), now)).toBe(true)
    expect(isVisitTodayOrUnderWay(visit('tomorrow', '2026-11-27T13:00:00Z'), now)).toBe(false)
    expect(isVisitTodayOrUnderWay(visit('done', '2026-11-26T08:00:00Z', 'done'), now)).toBe(false)
  })
})
