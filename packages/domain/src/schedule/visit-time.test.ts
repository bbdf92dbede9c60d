import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockTime, hoursBetween, instant, instantAt, instantToIso, localDate } from '../calendar/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { unservedVisitTime, visitEnd, visitSpan } from './visit-time.ts'
import { visitWindows } from './windows.ts'

const minuteOfDay = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const day = localDate('2026-02-28')

describe('the time of a visit', () => {
  test.each([
    ['07:30', '2026-02-28', '11:30', false],
    ['18:00', '2026-02-28', '22:00', false],
    ['19:59', '2026-02-28', '23:59', false],
    ['20:00', '2026-03-01', '00:00', true],
    ['22:00', '2026-03-01', '02:00', true],
  ])('a worker who arrives at %s leaves on %s at %s', (arrival, endDay, time, nextDay) => {
    expect(visitEnd(day, clockTime(arrival))).toEqual({ day: endDay, time, nextDay })
  })

  test.each(visitWindows.map((window) => [window.code, window] as const))(
    'the window %s spans from its first arrival to four hours after its last',
    (_code, window) => {
      const span = visitSpan(day, window)
      expect(span.arriveFrom).toBe(instantAt(day, window.from))
      expect(span.arriveTo).toBe(instantAt(day, window.to))
      expect(hoursBetween(span.arriveTo, span.ends)).toBe(4)
    },
  )

  test('the evening window of Ramadan spans until two at night in Riyadh', () => {
    const evening = visitWindows.find(({ code }) => code === 'ramadan_evening')
    expect(evening && instantToIso(visitSpan(day, evening).ends)).toBe('2026-02-28T23:00:00.000Z')
  })

  test('a visit ends exactly four hours after the arrival', slowTestOptions, () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        const arrival = clockTime(minuteOfDay(minute))
        const end = visitEnd(day, arrival)
        expect(hoursBetween(instantAt(day, arrival), instantAt(end.day, end.time))).toBe(4)
        expect(end.nextDay).toBe(minute >= 1200)
      }),
      propertyTestOptions,
    )
  })
})

test('a visit that ends early has served the minutes since the worker came, and a begun minute is not one of them', () => {
  const startedAt = instantAt(day, clockTime('08:00'))
  const left = (time: string) => unservedVisitTime(startedAt, instantAt(day, clockTime(time)))
  expect(left('08:00')).toEqual({ minutes: 240, of: 240 })
  expect(left('11:00')).toEqual({ minutes: 60, of: 240 })
  expect(unservedVisitTime(startedAt, instant(instantAt(day, clockTime('11:00')) + 59_000)).minutes).toBe(60)
  expect(left('12:30')).toEqual({ minutes: 0, of: 240 })
})
