import { expect, test } from 'vitest'
import { parseBookingPreselection } from './preselection.ts'

const read = (state: unknown, query = '') => {
  const parameters = new URLSearchParams(query)
  return parseBookingPreselection(state, (name) => parameters.get(name))
}
const nothing = {
  serviceId: undefined,
  title: undefined,
  nationalityCode: undefined,
  jobCode: undefined,
  visitTime: undefined,
  wantedDay: undefined,
  wantedWorker: undefined,
  wantedWeekday: undefined,
  wantedAddress: undefined,
}

test('a booking reads service and time of day from the navigation state or the query, day and worker from the query', () => {
  const state = { serviceId: 2, title: 'مقيمة 3 أشهر', nationality: 'KE', job: 'nanny', visitTime: 'evening' }
  expect(read(state, '?day=2026-12-01&worker=12&time=morning')).toEqual({
    serviceId: '2',
    title: 'مقيمة 3 أشهر',
    nationalityCode: 'KE',
    jobCode: 'nanny',
    visitTime: 'evening',
    wantedDay: '2026-12-01',
    wantedWorker: 12,
    wantedWeekday: undefined,
    wantedAddress: undefined,
  })
  expect(read(null, '?weekday=2&address=home')).toEqual({
    ...nothing,
    wantedWeekday: 2,
    wantedAddress: 'home',
  })
  expect(read({ serviceId: 2 }, '?service=1&time=morning')).toEqual({
    ...nothing,
    serviceId: '1',
    visitTime: 'morning',
  })
})

test.each([
  [null, ''],
  ['x', ''],
  [{ serviceId: {}, title: 7, nationality: [], job: null, visitTime: 'noon' }, ''],
  [{}, '?time=night&day=2026-02-30&worker=-1&weekday=7&address='],
])('the navigation state %j with the query “%s” preselects nothing', (state, query) => {
  expect(read(state, query)).toEqual(nothing)
})
