import { instant } from '@sakina/domain/calendar'
import { fillStep, startDraft } from '@sakina/domain/draft'
import type { FilledStep } from '@sakina/domain/draft'
import { expect, test } from 'vitest'

import { foldToOpen, isDone, nextFold, stepsIn } from './folds.ts'

const stamp = { id: 'fresh', now: instant('2026-02-01T10:00:00+03:00') }
const hourly = startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, stamp)
const resident = startDraft({ service: 'resident', serviceId: 2, planId: 201 }, stamp)
const filled = (draft: typeof hourly, ...steps: readonly FilledStep[]) =>
  steps.reduce((done, step) => fillStep(done, step, { chosen: step }, stamp), draft)

test('each service asks its own steps in the same four folds', () => {
  expect(stepsIn('where', 'hourly')).toEqual(['address'])
  expect(stepsIn('where', 'resident')).toEqual(['address', 'delivery'])
  expect(stepsIn('when', 'mediation')).toEqual(['visa'])
  expect(stepsIn('pay', 'period')).toEqual(['extras', 'review'])
})

test('a fold is done when all its steps are', () => {
  expect(isDone(filled(resident, 'address'), 'where')).toBe(false)
  expect(isDone(filled(resident, 'address', 'delivery'), 'where')).toBe(true)
  expect(isDone(filled(hourly, 'address'), 'where')).toBe(true)
  expect(isDone(hourly, 'pay')).toBe(false)
})

test('a wanted fold opens when nothing before it is missing, else the first missing one', () => {
  expect(foldToOpen(hourly, 'pay')).toBe('when')
  expect(foldToOpen(filled(hourly, 'schedule'), null)).toBe('who')
  expect(foldToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'when')).toBe('when')
  expect(foldToOpen(filled(hourly, 'schedule', 'worker', 'address'), 'nonsense')).toBe('pay')
})

test('going on passes the folds that are done', () => {
  expect(nextFold(hourly, 'when')).toBe('who')
  expect(nextFold(filled(hourly, 'worker'), 'when')).toBe('where')
  expect(nextFold(filled(hourly, 'worker', 'address'), 'when')).toBe('pay')
  expect(nextFold(hourly, 'pay')).toBe('pay')
})
