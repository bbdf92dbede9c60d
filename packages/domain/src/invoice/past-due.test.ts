import { expect, test } from 'vitest'
import { localDate } from '../calendar/index.ts'
import { isInvoicePastDue } from './past-due.ts'

const today = localDate('2026-11-28')

test.each([
  ['before its due date', true, '2026-11-29', false],
  ['on its due date', true, '2026-11-28', false],
  ['after its due date', true, '2026-11-27', true],
  ['without a due date', true, null, false],
  ['that is paid', false, '2026-11-27', false],
] as const)(
  'an invoice %s is past due only if it is unpaid and its day is over',
  (_, isPayable, day, expected) => {
    expect(isInvoicePastDue({ isPayable, dueDate: day === null ? null : localDate(day) }, today)).toBe(
      expected,
    )
  },
)
