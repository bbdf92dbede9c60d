import type { Complaint } from '@sakina/api-client/client'
import { instant } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { toComplaintCardComplaint } from './complaint-view.ts'

const complaint: Complaint = {
  id: 'c1',
  number: 'CP-1',
  customer: null,
  visitId: null,
  visit: null,
  serviceType: '',
  contract: null,
  state: { code: 'open', label: '' },
  priority: { code: 'medium', label: '' },
  type: 'delay',
  reason: '',
  details: null,
  workerName: '',
  requestedOn: null,
  answerDue: instant('2026-11-22T09:42:00Z'),
  history: [],
}

test.each([
  ['nothing, where only the type was chosen', { reason: 'delay' }, null],
  ['nothing, where the type stands for the text', { details: 'delay', reason: 'delay' }, null],
  [
    'the text alone, where our own form put the type before it',
    { reason: 'delay: She came late' },
    'She came late',
  ],
  ['the text of a provider that has no types', { type: 'unknown', reason: 'She came late' }, 'She came late'],
  ['what was written', { details: 'She came late', reason: 'delay: She came late' }, 'She came late'],
] as const)('a complaint shows as its text %s', (_, said, details) => {
  expect(toComplaintCardComplaint({ ...complaint, ...said }, instant('2026-11-22T09:41:00Z')).details).toBe(
    details,
  )
})

test('a complaint is late only after its deadline', () => {
  expect(toComplaintCardComplaint(complaint, instant('2026-11-22T09:41:00Z')).late).toBe(false)
  expect(toComplaintCardComplaint(complaint, instant('2026-11-22T09:43:00Z')).late).toBe(true)
})

test('a complaint without a deadline is never late', () => {
  expect(
    toComplaintCardComplaint({ ...complaint, answerDue: null }, instant('2030-01-01T00:00:00Z')).late,
  ).toBe(false)
})

test('a complaint has a deadline while the last word is not the office’s', () => {
  const event = { at: null, note: null, pictures: [] }
  const history: Complaint['history'] = [
    { ...event, state: { code: 'open', label: '' }, byOffice: false },
    { ...event, state: { code: 'on_hold', label: '' }, note: 'Which day was it?', byOffice: true },
  ]
  const view = toComplaintCardComplaint({ ...complaint, history }, instant('2026-11-25T00:00:00Z'))
  expect(view).toMatchObject({ answerDue: null, late: false })
  const written: Complaint['history'] = [
    ...history,
    { ...event, state: { code: 'open', label: '' }, note: 'On Monday', byOffice: false },
  ]
  const again = toComplaintCardComplaint({ ...complaint, history: written }, instant('2026-11-25T00:00:00Z'))
  expect(again).toMatchObject({ late: true, history: [{}, { byCustomer: false }, { byCustomer: true }] })
})
