import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addHours, instant, instantToIso, riyadhTime } from '../calendar/index.ts'
import type { Instant } from '../calendar/index.ts'
import { money } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import {
  freeCancellationUntil,
  hasEnoughCancellationNotice,
  isCancelledAtOnce,
  lastFreeCancellationMoment,
  createPolicyConfig,
} from './index.ts'

const visit = instant('2026-02-20T14:30:00+03:00')
const before = (milliseconds: number): Instant => instant(visit - milliseconds)
const HOURS_48 = 48 * 3_600_000

describe('the notice period of 48 hours', () => {
  test('cancelling exactly 48 hours before the visit is too late', () => {
    expect(hasEnoughCancellationNotice(visit, before(HOURS_48))).toBe(false)
  })

  test('cancelling a millisecond more than 48 hours before the visit is in time', () => {
    expect(hasEnoughCancellationNotice(visit, before(HOURS_48 + 1))).toBe(true)
  })

  test('cancelling 72 hours ahead is in time; 47 hours ahead and after the visit has begun is not', () => {
    expect(hasEnoughCancellationNotice(visit, addHours(visit, -72))).toBe(true)
    expect(hasEnoughCancellationNotice(visit, addHours(visit, -47))).toBe(false)
    expect(hasEnoughCancellationNotice(visit, visit)).toBe(false)
    expect(hasEnoughCancellationNotice(visit, addHours(visit, 1))).toBe(false)
  })

  test('the last moment of free cancellation shows as 14:29 for a visit at 14:30', () => {
    expect(instantToIso(lastFreeCancellationMoment(visit))).toBe('2026-02-18T11:29:59.999Z')
    expect(riyadhTime(lastFreeCancellationMoment(visit))).toBe('14:29')
  })

  test('free cancellation uses the notice period that the owner configured', () => {
    const config = createPolicyConfig({ noticeHours: 24 })
    expect(lastFreeCancellationMoment(visit, config)).toBe(addHours(visit, -24) - 1)
    expect(hasEnoughCancellationNotice(visit, addHours(visit, -25), config)).toBe(true)
    expect(hasEnoughCancellationNotice(visit, addHours(visit, -24), config)).toBe(false)
  })

  test('an invalid moment of cancellation is refused', () => {
    const never = Number.NaN as Instant
    const refusal = expect.objectContaining({ code: 'calendar.not_an_instant' })
    expect(() => hasEnoughCancellationNotice(visit, never)).toThrow(refusal)
    expect(() => hasEnoughCancellationNotice(never, visit)).toThrow(refusal)
  })

  test('notice of a cancellation is in time up to the last free moment and never after it', () => {
    const around = fc.integer({ min: -3 * HOURS_48, max: HOURS_48 })
    fc.assert(
      fc.property(around, (offset) => {
        const now = instant(visit + offset)
        expect(hasEnoughCancellationNotice(visit, now)).toBe(visit - now > HOURS_48)
        expect(hasEnoughCancellationNotice(visit, now)).toBe(now <= lastFreeCancellationMoment(visit))
      }),
      propertyTestOptions,
    )
  })
})

describe('the end of free cancellation', () => {
  const terms = { startsAt: visit, hasBegun: false, orderedAt: addHours(visit, -100) }

  test('free cancellation of a service that has not begun ends two days before it, or by the notice period of the configuration @rule:free-cancellation-48-hours', () => {
    expect(freeCancellationUntil(terms)).toBe(lastFreeCancellationMoment(visit))
    expect(freeCancellationUntil(terms, createPolicyConfig({ noticeHours: 24 }))).toBe(
      addHours(visit, -24) - 1,
    )
  })

  test('there is no end of free cancellation to show once the service has begun, while its start is unknown, or if it was never free', () => {
    expect(freeCancellationUntil({ ...terms, hasBegun: true })).toBeUndefined()
    expect(freeCancellationUntil({ ...terms, startsAt: undefined })).toBeUndefined()
    expect(freeCancellationUntil({ ...terms, orderedAt: addHours(visit, -48) })).toBeUndefined()
    expect(freeCancellationUntil({ ...terms, orderedAt: lastFreeCancellationMoment(visit) })).toBe(
      lastFreeCancellationMoment(visit),
    )
  })
})

describe('a cancellation that is granted at once', () => {
  const lastFreeMoment = lastFreeCancellationMoment(visit)
  const free = { lastFreeMoment, deductions: [] }

  test('a cancellation is granted at once up to the last free moment, when nothing is kept', () => {
    expect(isCancelledAtOnce(free, lastFreeMoment)).toBe(true)
    expect(isCancelledAtOnce(free, instant(lastFreeMoment + 1))).toBe(false)
  })

  test('a cancellation is never granted at once while the start is unknown or something is kept, such as the fee of a visa', () => {
    expect(isCancelledAtOnce({ ...free, lastFreeMoment: undefined }, lastFreeMoment)).toBe(false)
    expect(isCancelledAtOnce({ ...free, deductions: [money(200_000)] }, lastFreeMoment)).toBe(false)
  })
})
