import { expect, test } from 'vitest'
import { instant, localDate } from '../calendar/index.ts'
import { fillStep, isComplete, isHalfDone, startDraft } from './draft.ts'
import type { BookingDraft, StepValues } from './draft.ts'
import { isOver, reopenOver } from './over.ts'

const chosen = instant('2026-02-01T10:00:00+03:00')
const stamp = { id: 'reopened', now: instant('2026-02-11T00:30:00+03:00') }
const today = localDate('2026-02-11')

const withDay = (service: 'hourly' | 'resident' | 'mediation', values: StepValues): BookingDraft => {
  const draft = startDraft({ service, serviceId: 1, planId: 1 }, { id: 'chosen', now: chosen })
  const steps = service === 'mediation' ? { visa: values } : { schedule: values }
  return { ...draft, steps: { address: { addressId: 7 }, worker: { count: 1, workerIds: [] }, ...steps } }
}

test.each([
  ['hourly', 'schedule', { firstDay: '2026-02-10', period: 'evening' }],
  ['resident', 'schedule', { startDate: '2026-02-10' }],
  ['mediation', 'visa', { visaNumber: '1300000001', visaExpiry: '2026-02-10' }],
] as const)('%s: a day that has passed since is asked again, and still seen', (service, step, values) => {
  const draft = withDay(service, values)
  const reopened = reopenOver(draft, stamp)
  expect(isOver(draft, step, today)).toBe(true)
  expect(isComplete(reopened, step)).toBe(false)
  expect(reopened.steps[step]).toMatchObject(values)
  // What it once made is another order
  expect(reopened.id).toBe('reopened')
})

test.each([
  ['hourly', { firstDay: '2026-02-11', period: 'evening' }],
  ['resident', { startDate: '2026-02-12' }],
  ['mediation', { visaNumber: '1300000001', visaExpiry: '2026-02-11' }],
  ['hourly', { firstDay: 'soon', period: 'evening' }],
  ['resident', {}],
] as const)('%s: today and any later day stay as they are: %j', (service, values) => {
  const draft = withDay(service, values)
  expect(reopenOver(draft, stamp)).toBe(draft)
})

test('the booking goes on where it is asked again', () => {
  const draft = withDay('hourly', { firstDay: '2026-02-10', period: 'evening' })
  expect(isComplete(draft, 'schedule')).toBe(true)
  expect(isComplete(reopenOver(draft, stamp), 'schedule')).toBe(false)
})

test('another day answers it', () => {
  const reopened = reopenOver(withDay('resident', { startDate: '2026-02-10' }), stamp)
  const answered = fillStep(reopened, 'schedule', { startDate: '2026-02-20' }, stamp)
  expect([isHalfDone(answered.steps.schedule), isOver(answered, 'schedule', today)]).toEqual([false, false])
})

test.each(['address', 'schedule'] as const)('nothing is over of %s where no day stands', (step) => {
  const draft = startDraft({ service: 'hourly', serviceId: 1, planId: 1 }, { id: 'empty', now: chosen })
  expect(isOver(draft, step, today)).toBe(false)
})
