import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, localDate } from '../calendar/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { countUsedContractDays, isPausedOn } from './index.ts'

const start = localDate('2026-03-01')
const on = (day: number) => addDays(start, day)
const pause = { from: on(20), days: 10 }

describe('the days of a contract that were used', () => {
  test('the used days of a contract are those before today, and never more than were bought', () => {
    const used = (day: number) => countUsedContractDays({ start, total: 90, pauses: [] }, on(day))
    expect([used(-5), used(0), used(1), used(40), used(90), used(500)]).toEqual([0, 0, 1, 40, 90, 90])
  })

  test('the used days of a contract are unchanged by a future pause', () => {
    expect(countUsedContractDays({ start, total: 90, pauses: [pause] }, on(12))).toBe(12)
  })

  test('the used days of a contract do not increase during a pause and continue after it', () => {
    const used = (day: number) => countUsedContractDays({ start, total: 90, pauses: [pause] }, on(day))
    expect([used(20), used(25), used(30), used(31), used(99), used(100)]).toEqual([20, 20, 20, 21, 89, 90])
  })

  test('the used days of a contract are unchanged by a pause that was over before the start', () => {
    const used = (from: number, days: number) =>
      countUsedContractDays({ start, total: 90, pauses: [{ from: on(from), days }] }, on(12))
    expect([used(-30, 30), used(-30, 34)]).toEqual([12, 8])
  })

  test('the service rests from the first day of a pause until the day before it resumes', () => {
    expect([19, 20, 29, 30].map((day) => isPausedOn([pause], on(day)))).toEqual([false, true, true, false])
  })

  test('the used days of a contract never decrease and never exceed the days bought', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.array(
          fc.record({ from: fc.integer({ min: 0, max: 400 }), days: fc.integer({ min: 1, max: 60 }) }),
        ),
        fc.integer({ min: -10, max: 900 }),
        (total, suspensions, day) => {
          // Pauses follow each other, because a suspended contract cannot be suspended again.
          let free = 0
          const pauses = suspensions.map(({ from, days }) => {
            const at = Math.max(free, from)
            free = at + days
            return { from: on(at), days }
          })
          const term = { start, total, pauses }
          const [before, after] = [
            countUsedContractDays(term, on(day)),
            countUsedContractDays(term, on(day + 1)),
          ]
          expect(after - before).toBeGreaterThanOrEqual(0)
          expect(after - before).toBeLessThanOrEqual(1)
          expect(after).toBeLessThanOrEqual(total)
        },
      ),
      propertyTestOptions,
    )
  })
})
