import type { Complaint } from '@sakina/api-client/client'
import { instant } from '@sakina/domain/calendar'
import { expect, test } from 'vitest'

import { complaintView } from './complaint-view.ts'

const complaint: Complaint = {
  id: 'c1',
  number: 'CP-1',
  customerName: '',
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

test('a complaint is late once the promised moment has passed, not before', () => {
  expect(complaintView(complaint, instant('2026-11-22T09:41:00Z')).late).toBe(false)
  expect(complaintView(complaint, instant('2026-11-22T09:43:00Z')).late).toBe(true)
})

test('one without a promise is never late', () => {
  expect(complaintView({ ...complaint, answerDue: null }, instant('2030-01-01T00:00:00Z')).late).toBe(false)
})
