import { describe, expect, test } from 'vitest'
import { addDays, clockTime, instantAt, localDate } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import {
  arrivalForNotice,
  arrivalQuestionTime,
  firstDayAfterOffer,
  lateSince,
  offerDisputeDeadline,
} from './index.ts'

const agreedOn = localDate('2026-06-10')
const on = (day: number) => addDays(agreedOn, day)
const midnight = (day: number) => instantAt(on(day), clockTime('00:00'))
const evening = (day: LocalDate) => instantAt(day, clockTime('18:00'))
const awaited = { agreedOn, arrivedOn: undefined, pauses: [] }
const pausedFrom = (from: number, days: number, askedAt: number) => ({
  ...awaited,
  pauses: [{ from: on(from), days, askedAt: midnight(askedAt) }],
})

describe('the arrival of a worker', () => {
  test('a worker is late from the day after she was expected until she comes', () => {
    expect([-3, 0, 1, 6].map((day) => lateSince(awaited, on(day)))).toEqual([
      undefined,
      undefined,
      on(1),
      on(1),
    ])
    expect(lateSince({ ...awaited, arrivedOn: on(5) }, on(6))).toBeUndefined()
  })

  test('a pause that covers the agreed day puts the arrival, and the evening of the question, off to its end, a later one does not', () => {
    expect(arrivalQuestionTime(pausedFrom(0, 30, -10))).toBe(evening(on(30)))
    expect(arrivalQuestionTime(pausedFrom(-2, 5, -10))).toBe(evening(on(3)))
    expect(arrivalQuestionTime(pausedFrom(1, 30, -10))).toBe(evening(agreedOn))
    expect(arrivalQuestionTime(pausedFrom(-5, 5, -10))).toBe(evening(agreedOn))
    expect(lateSince(pausedFrom(0, 30, -10), on(30))).toBeUndefined()
    expect(lateSince(pausedFrom(0, 30, -10), on(31))).toBe(on(31))
  })

  test('the notice of a cancellation counts to the arrival, and none is needed while the worker is late', () => {
    expect(arrivalForNotice(awaited, on(-3))).toBe(midnight(0))
    expect(arrivalForNotice(awaited, on(0))).toBe(midnight(0))
    expect(arrivalForNotice(awaited, on(1))).toBeUndefined()
    expect(arrivalForNotice({ ...awaited, arrivedOn: on(5) }, on(9))).toBe(midnight(5))
  })

  test('a pause from the first day moves the notice only if it was asked for while leaving was free', () => {
    expect(arrivalForNotice(pausedFrom(0, 30, -3), on(5))).toBe(midnight(30))
    expect(arrivalForNotice(pausedFrom(0, 30, -2), on(5))).toBe(midnight(0))
  })

  test('the days run from the day after a worker was offered, which is disputed for 48 hours', () => {
    expect(firstDayAfterOffer(evening(on(6)))).toBe(on(7))
    expect(offerDisputeDeadline(evening(on(6)))).toBe(evening(on(8)))
  })
})
