import { expect, test } from 'vitest'
import { trackingSteps, currentStepIndex } from './tracking-steps.ts'
import type { TrackingStage } from './tracking-steps.ts'

const at = { date: '2026-11-21', time: '09:30' }
const stages = (codes: readonly TrackingStage[], reached: number) =>
  codes.map((code, index) => ({ code, at: index < reached ? at : null }))

test('reached stages of an order are done, the last of them is current, the others lie ahead', () => {
  const steps = trackingSteps(stages(['submitted', 'under_review', 'awaiting_payment', 'processing'], 2))
  expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'ahead', 'ahead'])
  expect(currentStepIndex(steps)).toBe(1)
})

test('the stages of an order are shown in the order of the process, whatever order they are given in', () => {
  const steps = trackingSteps(stages(['visa_issued', 'arrived', 'on_the_way', 'submitted'], 0))
  expect(steps.map(({ code }) => code)).toEqual(['submitted', 'visa_issued', 'on_the_way', 'arrived'])
})

test('the final stage of an order is done as soon as it is reached', () => {
  const steps = trackingSteps(stages(['on_the_way', 'arrived', 'received'], 3))
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
  expect(currentStepIndex(steps)).toBe(2)
})

test('all stages of an order lie ahead if none is reached', () => {
  const steps = trackingSteps(stages(['submitted', 'under_review'], 0))
  expect(steps.map(({ state }) => state)).toEqual(['ahead', 'ahead'])
  expect(currentStepIndex(steps)).toBe(0)
})
