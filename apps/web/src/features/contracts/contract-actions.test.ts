import type { Contract } from '@sakina/api-client/client'
import { localDate } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { contractActions } from './contract-actions.tsx'

const contract: Contract = {
  id: 'c1',
  number: 'CT-1',
  customer: null,
  service: null,
  plan: null,
  state: { code: 'running', label: '' },
  total: null,
  startDate: localDate('2026-11-01'),
  endDate: null,
  order: { id: 'o1', name: 'SO-1' },
  orderLines: [],
  visitCount: 0,
  visitsDone: 0,
  visitPeriod: null,
  workers: [],
  salary: null,
  daysLeft: null,
  officeNote: null,
  openRequest: null,
  pausesOn: null,
  resumesOn: null,
  earliestResumption: null,
  overdueInvoice: null,
  paymentMethod: 'card',
  isCancellationExcluded: false,
}
const offered = (more: Partial<Contract>, inDetails = false) =>
  contractActions({ ...contract, ...more }, { filter: {}, inDetails, label: (name) => name })
const ids = (...input: Parameters<typeof offered>) => offered(...input).map(({ id }) => id)

test('a running contract offers its order, its requests and a complaint about it', () => {
  expect(ids({})).toEqual(['view', 'order', 'replace', 'suspend', 'complaint', 'cancel'])
  const complaint = offered({}).find(({ id }) => id === 'complaint')
  expect(complaint && 'link' in complaint && complaint.link.props).toMatchObject({
    to: expect.stringMatching(/popup=complaint&contract=c1/),
  })
})

test('the details offer the same as the row, except the details', () => {
  expect(ids({}, true)).toEqual(ids({}).filter((id) => id !== 'view'))
})

test('a pause that is still ahead can be called off, and no other is asked for meanwhile', () => {
  const from = localDate('2026-05-23')
  const ahead = { pausesOn: from, resumesOn: localDate('2026-06-06'), earliestResumption: from }
  expect(ids(ahead)).toEqual(['view', 'order', 'callOff', 'replace', 'complaint', 'cancel'])
  expect(ids({ ...ahead, pausesOn: null })).toContain('resume')
})

test('a finished contract can still be complained about, a cancelled one cannot', () => {
  expect(ids({ state: { code: 'finished', label: '' } })).toEqual(['view', 'order', 'complaint'])
  expect(ids({ state: { code: 'cancelled', label: '' } })).toEqual(['view', 'order'])
})
