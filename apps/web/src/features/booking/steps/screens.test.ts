import { instant } from '@sakina/domain/calendar'
import { fillStep, startDraft } from '@sakina/domain/draft'
import type { FilledStep } from '@sakina/domain/draft'
import { expect, test } from 'vitest'

import { isDone, screenAfter, screenToShow, stepsOn } from './screens.ts'

const stamp = { id: 'fresh', now: instant('2026-02-01T10:00:00+03:00') }
const hourly = startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, stamp)
const resident = startDraft({ service: 'resident', serviceId: 2, planId: 201 }, stamp)
const filled = (draft: typeof hourly, ...steps: readonly FilledStep[]) =>
  steps.reduce((done, step) => fillStep(done, step, { chosen: step }, stamp), draft)

test('each service asks its own steps on the same four screens', () => {
  expect(stepsOn('place', 'hourly')).toEqual(['address'])
  expect(stepsOn('place', 'resident')).toEqual(['address', 'delivery'])
  expect(stepsOn('time', 'mediation')).toEqual(['visa'])
  expect(stepsOn('review', 'period')).toEqual(['extras', 'review'])
})

test('a screen is done when all its steps are', () => {
  expect(isDone(filled(resident, 'address'), 'place')).toBe(false)
  expect(isDone(filled(resident, 'address', 'delivery'), 'place')).toBe(true)
  expect(isDone(filled(hourly, 'address'), 'place')).toBe(true)
  expect(isDone(hourly, 'review')).toBe(false)
})

test('a wanted screen opens when nothing before it is missing, else the first missing one', () => {
  expect(screenToShow(hourly, 'review')).toBe('place')
  expect(screenToShow(filled(hourly, 'address'), null)).toBe('worker')
  expect(screenToShow(filled(hourly, 'address', 'worker', 'schedule'), 'place')).toBe('place')
  expect(screenToShow(filled(hourly, 'address', 'worker', 'schedule'), 'nonsense')).toBe('review')
})

test('one screen leads to the next, the last to itself', () => {
  expect(screenAfter('place')).toBe('worker')
  expect(screenAfter('review')).toBe('review')
})
