import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { isStepComplete, startDraft } from './draft.ts'
import type { BookingDraft, StepWithChoice } from './draft.ts'
import { isChosenDayPast, markPastDayUnfinished } from './past-days.ts'
import { reduceBooking } from './reduce.ts'

const chosen = { id: 'chosen', now: instant('2026-02-01T10:00:00+03:00') }
const stamp = { id: 'reopened', now: instant('2026-02-11T00:30:00+03:00') }
const today = localDate('2026-02-11')

const withDay = (service: 'hourly' | 'resident' | 'mediation', text: string): BookingDraft => {
  const day = localDate(text)
  const actions = {
    hourly: { type: 'chooseVisits', visits: { firstDay: day, period: 'evening' } },
    resident: { type: 'chooseStart', start: { startDate: day } },
    mediation: { type: 'fillPapers', papers: { visaNumber: '1300000001', visaExpiry: day } },
  } as const
  const draft = startDraft({ service, serviceId: 1, planId: 1 }, chosen)
  return reduceBooking(draft, actions[service], chosen)
}

test.each([
  ['hourly', 'schedule', { schedule: { firstDay: '2026-02-10', period: 'evening' } }],
  ['resident', 'schedule', { schedule: { startDate: '2026-02-10' } }],
  ['mediation', 'visa', { visa: { visaNumber: '1300000001', visaExpiry: '2026-02-10' } }],
] as const satisfies readonly (readonly [string, StepWithChoice, object])[])(
  '%s: a chosen day that has passed is asked for again and stays visible',
  (service, step, steps) => {
    const draft = withDay(service, '2026-02-10')
    const reopened = markPastDayUnfinished(draft, stamp)
    expect([
      isChosenDayPast(draft, today),
      isStepComplete(draft, step),
      isStepComplete(reopened, step),
    ]).toEqual([true, true, false])
    expect(reopened.steps).toMatchObject(steps)
    // A changed draft has a new id, because it is another order.
    expect(reopened.id).toBe('reopened')
  },
)

test.each([
  ['hourly', '2026-02-11'],
  ['resident', '2026-02-12'],
  ['mediation', '2026-02-11'],
] as const)('%s: a chosen day of today or later stays chosen: %s', (service, day) => {
  const draft = withDay(service, day)
  expect(markPastDayUnfinished(draft, stamp)).toBe(draft)
})

test('choosing another day completes a step whose day has passed', () => {
  const reopened = markPastDayUnfinished(withDay('resident', '2026-02-10'), stamp)
  const start = { startDate: localDate('2026-02-20') }
  const answered = reduceBooking(reopened, { type: 'chooseStart', start }, stamp)
  expect([isStepComplete(answered, 'schedule'), isChosenDayPast(answered, today)]).toEqual([true, false])
})

test.each(['hourly', 'resident', 'mediation'] as const)(
  '%s: a draft without a chosen day does not count as having a past day',
  (service) => {
    const draft = startDraft({ service, serviceId: 1, planId: 1 }, chosen)
    expect(isChosenDayPast(draft, today)).toBe(false)
  },
)
