import { expect, test } from 'vitest'
import { instant, localDate, weekday } from '../calendar/index.ts'
import { moneyFromWire, ZERO_MONEY } from '../money/index.ts'
import { startDraft, hasRecruitmentDocuments, getGuestPlace } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { toOrderRequests, toQuoteRequest } from './order-request.ts'
import { reduceBooking } from './reduce.ts'
import type { BookingAction } from './reduce.ts'

const stamp = { id: 'fresh', now: instant('2026-02-12T09:00:00+03:00') }
const begin = (service: BookingDraft['service'], ...actions: readonly BookingAction[]) =>
  actions.reduce(
    (draft, action) => reduceBooking(draft, action, stamp),
    startDraft({ service, serviceId: 1, planId: 101 }, stamp),
  )
const accepted = {
  customerId: 'c',
  termsVersion: '1',
  today: localDate('2026-02-12'),
  totals: [moneyFromWire(115)],
  wallet: ZERO_MONEY,
}
const visits = {
  firstDay: localDate('2026-02-14'),
  period: 'evening',
  weekdays: [weekday(6)],
  repeatMode: 'weekly',
  repeatCount: 3,
} as const
const chooseVisits: BookingAction = { type: 'chooseVisits', visits }
const two: BookingAction = { type: 'chooseWorkers', workers: { count: 2, workerIds: [7, 8] } }
const address: BookingAction = { type: 'chooseAddress', address: { addressId: 'a' } }
const extras: BookingAction = { type: 'addExtras', extras: { note: 'n', voucherCode: 'V' } }
const home: BookingAction = { type: 'chooseDelivery', delivery: { branchId: 2, delivery: 'home' } }
const visa = {
  visaNumber: '1300000001',
  visaExpiry: localDate('2027-01-01'),
  visaId: '1012345672',
  birthDate: localDate('1985-03-05'),
}

test('a price of a booking can be requested before any dates are chosen', () => {
  expect(toQuoteRequest(begin('hourly', two))).toEqual({
    planId: 101,
    repeatCount: 1,
    repeatIntervalDays: 0,
  })
  expect(toQuoteRequest(begin('resident', home))).toEqual({ planId: 101, needDelivery: true })
  expect(toQuoteRequest(begin('mediation', two))).toEqual({ planId: 101, needDelivery: false })
})

test('the quote request of a booking with dates contains the dates, the workers and the voucher', () => {
  expect(toQuoteRequest(begin('hourly', chooseVisits, two, extras))).toEqual({
    planId: 101,
    weekdays: [6],
    window: 'evening',
    repeatCount: 3,
    repeatIntervalDays: 7,
    startDate: '2026-02-14',
    workerIds: [7, 8],
    voucherCode: 'V',
  })
  const start: BookingAction = { type: 'chooseStart', start: { startDate: localDate('2026-02-14') } }
  expect(toQuoteRequest(begin('period', start))).toMatchObject({ startDate: '2026-02-14' })
})

test('the price of visits is asked for the home: the saved address, or the neighbourhood a guest chose', () => {
  const typed: BookingAction = { type: 'chooseAddress', address: { neighborhoodId: 25 } }
  expect(toQuoteRequest(begin('hourly', address))).toMatchObject({ addressId: 'a' })
  expect(toQuoteRequest(begin('hourly', typed))).toMatchObject({ neighborhoodId: 25 })
  const at = (place: object): BookingAction => ({
    type: 'chooseAddress',
    address: { neighborhoodId: 25, ...place },
  })
  for (const draft of [
    begin('hourly'),
    begin('hourly', at({ neighborhoodId: '' })),
    begin('hourly', at({ unfinished: true })),
    begin('hourly', at({ isServed: false })),
    begin('resident', typed),
  ]) {
    const body = toQuoteRequest(draft)
    expect(body).not.toHaveProperty('neighborhoodId')
    expect(body).not.toHaveProperty('addressId')
  }
})

test('the quote request leaves out a day to be chosen again and invalid repetitions', () => {
  const again: BookingAction = {
    type: 'chooseVisits',
    visits: { ...visits, repeatCount: 99, unfinished: true },
  }
  expect(toQuoteRequest(begin('hourly', again))).toEqual({
    planId: 101,
    repeatCount: 1,
    repeatIntervalDays: 0,
  })
})

test('each worker of a booking is one order; voucher and wallet go to the first', () => {
  const draft = begin('hourly', chooseVisits, two, address, extras)
  const [first, second] = toOrderRequests(draft, {
    ...accepted,
    totals: [moneyFromWire(115), moneyFromWire(120)],
    wallet: moneyFromWire(5),
  })
  const common = {
    addressId: 'a',
    note: 'n',
    termsVersion: '1',
    weekdays: [6],
    window: 'evening',
    repeatCount: 3,
    repeatIntervalDays: 7,
    customerId: 'c',
    planId: 101,
    startDate: '2026-02-14',
    quantity: 1,
  }
  expect(first).toEqual({
    kind: 'hourly',
    body: {
      ...common,
      workerId: 7,
      expectedTotal: moneyFromWire(115),
      voucherCode: 'V',
      walletAmount: moneyFromWire(5),
    },
  })
  expect(second).toEqual({
    kind: 'hourly',
    body: { ...common, workerId: 8, expectedTotal: moneyFromWire(120) },
  })
})

test('an order request omits what the customer did not choose: worker, weekdays, day', () => {
  expect(toOrderRequests(begin('hourly'), { ...accepted, totals: [] })).toEqual([
    {
      kind: 'hourly',
      body: {
        termsVersion: '1',
        repeatCount: 1,
        repeatIntervalDays: 0,
        customerId: 'c',
        planId: 101,
        startDate: '2026-02-12',
        quantity: 1,
      },
    },
  ])
})

test('the order of a contract contains its start and how the worker arrives', () => {
  const start: BookingAction = { type: 'chooseStart', start: { startDate: localDate('2026-02-14') } }
  expect(toOrderRequests(begin('resident', start, home), accepted)).toEqual([
    {
      kind: 'resident',
      body: {
        termsVersion: '1',
        expectedTotal: moneyFromWire(115),
        customerId: 'c',
        isServiceContract: true,
        needDelivery: true,
        branchId: 2,
        serviceId: 1,
        startDate: '2026-02-14',
        planId: 101,
      },
    },
  ])
})

test('the order of a live-in worker names the cities from which the family accepts her', () => {
  const agreed: BookingAction = {
    type: 'chooseAddress',
    address: { addressId: 'a', acceptedWorkerCityIds: [2, '5'] },
  }
  const bodyOf = (service: 'resident' | 'period' | 'hourly') =>
    toOrderRequests(begin(service, agreed), accepted)[0]?.body
  expect(bodyOf('resident')).toMatchObject({ acceptedWorkerCityIds: [2, 5] })
  expect(bodyOf('period')).toMatchObject({ acceptedWorkerCityIds: [2, 5] })
  expect(bodyOf('hourly')).not.toHaveProperty('acceptedWorkerCityIds')
})

test('the order of a recruitment contains its visa, or the name of a known worker', () => {
  const papers = (more: object = {}): BookingAction => ({ type: 'fillPapers', papers: { ...visa, ...more } })
  const [order] = toOrderRequests(begin('mediation', papers({ passportUploadId: 'u' })), accepted)
  expect(order?.body).toMatchObject({
    needDelivery: false,
    visaNumber: '1300000001',
    visaExpiry: '2027-01-01',
    visaId: '1012345672',
    birthDate: '1985-03-05',
    passportUploadId: 'u',
    startDate: '2026-02-12',
  })
  const [unsent] = toOrderRequests(begin('mediation', papers()), accepted)
  expect(unsent?.body).not.toHaveProperty('passportUploadId')
  const nameWorker: BookingAction = {
    type: 'chooseWorkers',
    workers: { count: 1, workerIds: [], named: true },
  }
  const rosa: BookingAction = { type: 'fillPapers', papers: { name: 'Rosa', passportNumber: 'P1' } }
  expect(toOrderRequests(begin('mediation', nameWorker, rosa), accepted)[0]?.body).toMatchObject({
    namedWorker: { name: 'Rosa', passportNumber: 'P1' },
  })
  const [nameless] = toOrderRequests(begin('mediation', nameWorker), accepted)
  expect(nameless?.body).toMatchObject({ namedWorker: { name: '', passportNumber: '' } })
})

test('a typed address is sent with the ids and names of its places, and with the default country if it has none', () => {
  expect(getGuestPlace(begin('hourly'))).toEqual({
    countryId: 1,
    regionId: '',
    neighborhoodId: '',
  })
  const typed: BookingAction = {
    type: 'chooseAddress',
    address: {
      countryId: 9,
      regionId: 1,
      neighborhoodId: 13,
      cityName: 'الرياض',
      neighborhoodName: 'العليا',
    },
  }
  expect(getGuestPlace(begin('hourly', typed))).toEqual({
    countryId: 9,
    regionId: 1,
    neighborhoodId: 13,
    city: 'الرياض',
    district: 'العليا',
  })
})

test('an hourly booking has no complete visa or passport data', () => {
  expect(hasRecruitmentDocuments(begin('hourly'))).toBe(false)
})
