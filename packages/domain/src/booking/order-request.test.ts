import { expect, test } from 'vitest'
import { instant, localDate, weekday } from '../calendar/index.ts'
import { moneyFromWire, ZERO_MONEY } from '../money/index.ts'
import { startDraft, hasRecruitmentDocuments, getGuestPlace } from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { toOrderRequestBodies, toQuoteRequestBody } from './order-request.ts'
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
  expect(toQuoteRequestBody(begin('hourly', two))).toEqual({
    plan_id: 101,
    repeat_count: 1,
    repeat_interval_days: 0,
  })
  expect(toQuoteRequestBody(begin('resident', home))).toEqual({ plan_id: 101, need_delivery: 1 })
  expect(toQuoteRequestBody(begin('mediation', two))).toEqual({ plan_id: 101, need_delivery: 0 })
})

test('the quote request of a booking with dates contains the dates, the workers and the voucher', () => {
  expect(toQuoteRequestBody(begin('hourly', chooseVisits, two, extras))).toEqual({
    plan_id: 101,
    weekdays: [6],
    visit_window: 'evening',
    repeat_count: 3,
    repeat_interval_days: 7,
    service_date: '2026-02-14',
    employee_ids: [7, 8],
    voucher_code: 'V',
  })
  const start: BookingAction = { type: 'chooseStart', start: { startDate: localDate('2026-02-14') } }
  expect(toQuoteRequestBody(begin('period', start))).toMatchObject({ service_date: '2026-02-14' })
})

test('the price of visits is asked for the home: the saved address, or the neighbourhood a guest chose', () => {
  const typed: BookingAction = { type: 'chooseAddress', address: { neighborhoodId: 25 } }
  expect(toQuoteRequestBody(begin('hourly', address))).toMatchObject({ partner_shipping_id: 'a' })
  expect(toQuoteRequestBody(begin('hourly', typed))).toMatchObject({ neighborhood_id: 25 })
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
    const body = toQuoteRequestBody(draft)
    expect(body).not.toHaveProperty('neighborhood_id')
    expect(body).not.toHaveProperty('partner_shipping_id')
  }
})

test('the quote request leaves out a day to be chosen again and invalid repetitions', () => {
  const again: BookingAction = {
    type: 'chooseVisits',
    visits: { ...visits, repeatCount: 99, unfinished: true },
  }
  expect(toQuoteRequestBody(begin('hourly', again))).toEqual({
    plan_id: 101,
    repeat_count: 1,
    repeat_interval_days: 0,
  })
})

test('each worker of a booking is one order; voucher and wallet go to the first', () => {
  const draft = begin('hourly', chooseVisits, two, address, extras)
  const [first, second] = toOrderRequestBodies(draft, {
    ...accepted,
    totals: [moneyFromWire(115), moneyFromWire(120)],
    wallet: moneyFromWire(5),
  })
  const common = {
    partner_shipping_id: 'a',
    note: 'n',
    terms_version: '1',
    weekdays: [6],
    visit_window: 'evening',
    repeat_count: 3,
    repeat_interval_days: 7,
    customer_id: 'c',
    service_package_id: 101,
    service_date: '2026-02-14',
    quantity: 1,
  }
  expect(first).toEqual({
    kind: 'hourly',
    body: { ...common, employee_id: 7, expected_total: 115, voucher_code: 'V', wallet_amount: 5 },
  })
  expect(second).toEqual({ kind: 'hourly', body: { ...common, employee_id: 8, expected_total: 120 } })
})

test('an order request omits what the customer did not choose: worker, weekdays, day', () => {
  expect(toOrderRequestBodies(begin('hourly'), { ...accepted, totals: [] })).toEqual([
    {
      kind: 'hourly',
      body: {
        terms_version: '1',
        repeat_count: 1,
        repeat_interval_days: 0,
        customer_id: 'c',
        service_package_id: 101,
        service_date: '2026-02-12',
        quantity: 1,
      },
    },
  ])
})

test('the order of a contract contains its start and how the worker arrives', () => {
  const start: BookingAction = { type: 'chooseStart', start: { startDate: localDate('2026-02-14') } }
  expect(toOrderRequestBodies(begin('resident', start, home), accepted)).toEqual([
    {
      kind: 'resident',
      body: {
        terms_version: '1',
        expected_total: 115,
        partner_id: 'c',
        is_service_contract: true,
        need_delivery: 1,
        branch_id: 2,
        service_id: 1,
        first_visit_date: '2026-02-14',
        order_line: [{ product_id: 101 }],
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
    toOrderRequestBodies(begin(service, agreed), accepted)[0]?.body
  expect(bodyOf('resident')).toMatchObject({ accepted_worker_city_ids: [2, 5] })
  expect(bodyOf('period')).toMatchObject({ accepted_worker_city_ids: [2, 5] })
  expect(bodyOf('hourly')).not.toHaveProperty('accepted_worker_city_ids')
})

test('the order of a recruitment contains its visa, or the name of a known worker', () => {
  const papers = (more: object = {}): BookingAction => ({ type: 'fillPapers', papers: { ...visa, ...more } })
  const [order] = toOrderRequestBodies(begin('mediation', papers({ passportUploadId: 'u' })), accepted)
  expect(order?.body).toMatchObject({
    need_delivery: 0,
    visa_number: '1300000001',
    visa_expiry: '2027-01-01',
    visa_id: '1012345672',
    birth_date: '1985-03-05',
    passport_upload_id: 'u',
    first_visit_date: '2026-02-12',
  })
  const [unsent] = toOrderRequestBodies(begin('mediation', papers()), accepted)
  expect(unsent?.body).not.toHaveProperty('passport_upload_id')
  const nameWorker: BookingAction = {
    type: 'chooseWorkers',
    workers: { count: 1, workerIds: [], named: true },
  }
  const rosa: BookingAction = { type: 'fillPapers', papers: { name: 'Rosa', passportNumber: 'P1' } }
  expect(toOrderRequestBodies(begin('mediation', nameWorker, rosa), accepted)[0]?.body).toMatchObject({
    named_worker: { name: 'Rosa', passport_number: 'P1' },
  })
  const [nameless] = toOrderRequestBodies(begin('mediation', nameWorker), accepted)
  expect(nameless?.body).toMatchObject({ named_worker: { name: '', passport_number: '' } })
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
