import * as lifecycles from '@sakina/domain/lifecycles'
import { MOST_REPEATS } from '@sakina/domain/schedule'
import { expect, test } from 'vitest'
import * as codes from './codes.ts'

test('orders, contracts, visits, complaints and stages have the states of their life cycles', () => {
  expect(codes.orderStatuses).toEqual(lifecycles.orderStates)
  expect(new Set(codes.contractStates)).toEqual(new Set(lifecycles.contractStates))
  expect(new Set(codes.visitStates)).toEqual(new Set(lifecycles.visitStates))
  expect(new Set(codes.complaintStates)).toEqual(new Set(lifecycles.complaintStates))
  expect(new Set(codes.complaintTypes)).toEqual(new Set(lifecycles.complaintTypes))
  expect(codes.trackingStages).toEqual(lifecycles.trackingStages)
})

test('a request on the wire is open while it is submitted or under review, and nothing withdraws one', () => {
  const open = new Set(['submitted', 'under_review'])
  const states = lifecycles.requestStates.map((state) => (open.has(state) ? 'open' : state))
  expect(new Set(codes.requestStatuses)).toEqual(new Set(states.filter((state) => state !== 'withdrawn')))
})

test('a payment on the wire has the states of its life cycle, and one for money that matched nothing', () => {
  const shown = lifecycles.paymentStates.filter((state) => state !== 'created')
  expect(new Set(codes.paymentStates)).toEqual(new Set([...shown, 'unmatched']))
})

test('a bundle is repeated as often as the schedule allows', () => {
  expect(codes.mostRepeats).toBe(MOST_REPEATS)
})
