import { describe, expect, test } from 'vitest'
import { addHours, instant, localDate, riyadhDay } from '../calendar/index.ts'
import { riyals } from '../money/index.ts'
import {
  earliestResumptionDay,
  earliestSuspensionDay,
  latestResumptionDay,
  isVisitMovedBySuspension,
  createPolicyConfig,
  replacementQuote,
  suspensionQuote,
} from './index.ts'

const now = instant('2026-02-18T10:15:00+03:00')
const request = {
  startsOn: localDate('2026-01-10'),
  from: localDate('2026-02-20'),
  resumesOn: localDate('2026-03-02'),
  endsOn: localDate('2026-05-18'),
}

describe('suspending a contract', () => {
  test('suspending a contract costs 200 SAR and moves its days to the end', () => {
    expect(suspensionQuote(request, now)).toEqual({
      ok: true,
      value: {
        lines: [{ code: 'suspension_fee', rule: 'suspension_fee', amount: -20_000, values: {} }],
        refund: 0,
        due: 20_000,
        daysMoved: 10,
        endsOn: '2026-05-28',
      },
    })
  })

  test('suspending a contract costs the configured fee, which can be zero', () => {
    const cheap = suspensionQuote(request, now, createPolicyConfig({ suspensionFee: riyals(50) }))
    expect(cheap).toMatchObject({ ok: true, value: { due: 5000 } })
    const free = suspensionQuote(request, now, createPolicyConfig({ suspensionFee: riyals(0) }))
    expect(free).toMatchObject({ ok: true, value: { due: 0, lines: [] } })
  })

  test('a suspension can begin today, last a single day, or begin on the last day of the contract', () => {
    const today = { ...request, from: localDate('2026-02-18'), resumesOn: localDate('2026-02-19') }
    expect(suspensionQuote(today, now)).toMatchObject({
      ok: true,
      value: { daysMoved: 1, endsOn: '2026-05-19' },
    })
    const last = { ...request, from: localDate('2026-05-18'), resumesOn: localDate('2026-05-20') }
    expect(suspensionQuote(last, now)).toMatchObject({
      ok: true,
      value: { daysMoved: 2, endsOn: '2026-05-20' },
    })
  })

  test('a suspension cannot begin yesterday by the date in Riyadh', () => {
    expect(suspensionQuote({ ...request, from: localDate('2026-02-17') }, now)).toEqual({
      ok: false,
      reason: { code: 'policies.suspension_in_the_past', values: { from: '2026-02-17' } },
    })
    const justAfterMidnight = instant('2026-02-20T21:30:00Z')
    expect(suspensionQuote(request, justAfterMidnight).ok).toBe(false)
  })

  test('a suspension cannot begin after the end of the contract', () => {
    const late = { ...request, from: localDate('2026-05-19'), resumesOn: localDate('2026-05-25') }
    expect(suspensionQuote(late, now)).toEqual({
      ok: false,
      reason: { code: 'policies.suspension_after_the_end', values: { endsOn: '2026-05-18' } },
    })
  })

  test('a suspension cannot begin before the first day of the service, or while that day is unknown', () => {
    const startsOn = localDate('2026-02-21')
    expect(suspensionQuote({ ...request, startsOn }, now)).toEqual({
      ok: false,
      reason: { code: 'policies.suspension_before_the_start', values: { startsOn } },
    })
    expect(suspensionQuote({ ...request, startsOn, from: startsOn }, now).ok).toBe(true)
    expect(suspensionQuote({ ...request, startsOn: undefined }, now)).toMatchObject({
      ok: false,
      reason: { code: 'policies.suspension_before_arrival' },
    })
  })

  test('a suspension can begin today at the earliest, or on the first day of a service that has not started', () => {
    const [earlier, today, later] = [
      localDate('2026-02-10'),
      localDate('2026-02-18'),
      localDate('2026-02-21'),
    ]
    expect(earliestSuspensionDay(earlier, today)).toBe(today)
    expect(earliestSuspensionDay(today, today)).toBe(today)
    expect(earliestSuspensionDay(later, today)).toBe(later)
  })

  test('a suspension can end tomorrow at the earliest, or on its first day if it has not begun', () => {
    const today = localDate('2026-02-18')
    expect(earliestResumptionDay(localDate('2026-02-10'), today)).toBe('2026-02-19')
    expect(earliestResumptionDay(today, today)).toBe('2026-02-19')
    expect(earliestResumptionDay(localDate('2026-02-25'), today)).toBe('2026-02-25')
  })

  test('a suspension lasts 90 days at most', () => {
    const longest = { ...request, resumesOn: latestResumptionDay(request.from) }
    expect(longest.resumesOn).toBe('2026-05-21')
    expect(suspensionQuote(longest, now)).toMatchObject({ ok: true, value: { daysMoved: 90 } })
    expect(suspensionQuote({ ...request, resumesOn: localDate('2026-05-22') }, now)).toEqual({
      ok: false,
      reason: { code: 'policies.suspension_too_long', values: { most: 90 } },
    })
  })

  test.each(['2026-02-20', '2026-02-19'])(
    'a suspension cannot resume on %s when it begins on the 20th',
    (day) => {
      expect(suspensionQuote({ ...request, resumesOn: localDate(day) }, now)).toEqual({
        ok: false,
        reason: { code: 'policies.suspension_empty', values: { from: '2026-02-20', resumesOn: day } },
      })
    },
  )

  test('a suspension leaves a visit in place whose notice period has begun', () => {
    const moves = (hours: number, config = createPolicyConfig()): boolean => {
      const startsAt = addHours(now, hours)
      const stretch = { from: localDate('2026-02-18'), until: localDate('2026-03-02') }
      return isVisitMovedBySuspension({ day: riyadhDay(startsAt), startsAt }, stretch, now, config)
    }
    expect(moves(48)).toBe(false)
    expect(moves(49)).toBe(true)
    expect(moves(48, createPolicyConfig({ noticeHours: 24 }))).toBe(true)
  })

  test.each([
    ['2026-02-27', false],
    ['2026-02-28', true],
    ['2026-03-01', true],
    ['2026-03-02', false],
  ])('in a suspension from the 28th to the 2nd, a visit on %s moves: %s', (day, moves) => {
    const stretch = { from: localDate('2026-02-28'), until: localDate('2026-03-02') }
    const visit = { day: localDate(day), startsAt: instant(`${day}T16:00:00+03:00`) }
    expect(isVisitMovedBySuspension(visit, stretch, now)).toBe(moves)
  })
})

describe('replacing a worker', () => {
  test('replacing a worker is free', () => {
    expect(replacementQuote()).toEqual({ lines: [], refund: 0, due: 0 })
  })

  test('replacing a worker uses the configured fee', () => {
    expect(replacementQuote(createPolicyConfig({ replacementFee: riyals(75) }))).toEqual({
      lines: [{ code: 'replacement_fee', rule: 'replacement_fee', amount: -7500, values: {} }],
      refund: 0,
      due: 7500,
    })
  })
})
