import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addHours, instant, localDate, weekday } from '../calendar/index.ts'
import { serviceCodes } from '../plans/index.ts'
import { propertyRuns, slowly } from '../property-runs.ts'
import {
  attemptKeys,
  canOpen,
  contentOf,
  DRAFT_VERSION,
  isComplete,
  isHalfDone,
  startDraft,
} from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { forgetStaleIdentity, IDENTITY_DAYS, isIdentityStale } from './privacy.ts'
import { draftOfSibling, reduceBooking, renewDraft, withPlaceOf } from './reduce.ts'
import type { BookingAction } from './reduce.ts'
import { isBookable, stepsOf } from './steps.ts'
import { parseDraft, serialiseDraft } from './storage.ts'

const now = instant('2026-02-01T10:00:00+03:00')
const later = addHours(now, 1)
const stamp = { id: 'fresh', now: later }
const begun = { id: 'first', now }
const hourly = startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, begun)
const resident = startDraft({ service: 'resident', serviceId: 2, planId: 201 }, begun)
const mediation = startDraft({ service: 'mediation', serviceId: 4, planId: 401 }, begun)

const after = (draft: BookingDraft, ...actions: readonly BookingAction[]): BookingDraft =>
  actions.reduce((changed, action) => reduceBooking(changed, action, stamp), draft)

const visits = { firstDay: localDate('2026-02-08'), period: 'evening', weekdays: [weekday(0)] } as const
const chooseVisits: BookingAction = { type: 'chooseVisits', visits }
const chooseStart: BookingAction = { type: 'chooseStart', start: { startDate: localDate('2026-02-08') } }
const fillPapers: BookingAction = { type: 'fillPapers', papers: { visaNumber: '1300000001' } }
const chooseAddress: BookingAction = { type: 'chooseAddress', address: { street: 'x', neighborhoodId: 13 } }
const chooseDelivery: BookingAction = {
  type: 'chooseDelivery',
  delivery: { branchId: 2, delivery: 'home' },
}
const chooseTwo: BookingAction = { type: 'chooseWorkers', workers: { count: 2, workerIds: [7, 'b'] } }
const nameWorker: BookingAction = {
  type: 'chooseWorkers',
  workers: { count: 1, workerIds: [], named: true },
}
const leaveToOffice: BookingAction = { type: 'leaveToOffice' }

const mark = fc.constantFrom({}, { unfinished: true } as const)
const marked = <Choice extends object>(choice: fc.Arbitrary<Choice>) =>
  fc.option(
    fc.tuple(choice, mark).map(([one, unfinished]) => ({ ...one, ...unfinished })),
    { nil: undefined },
  )
const day = fc.constantFrom(localDate('2026-02-01'), localDate('2026-12-31'))
const id = fc.oneof(fc.integer(), fc.string({ maxLength: 8 }))
const anyText = fc.string({ maxLength: 30 })
const optional = { requiredKeys: [] }
const anyAction: fc.Arbitrary<BookingAction> = fc.oneof(
  fc.record({
    type: fc.constant('chooseVisits' as const),
    visits: marked(
      fc.record(
        {
          firstDay: day,
          period: fc.constantFrom('morning' as const, 'evening' as const),
          weekdays: fc.subarray([weekday(0), weekday(2), weekday(5)]),
          repeatMode: fc.constantFrom('once' as const, 'weekly' as const, 'monthly' as const),
          repeatCount: fc.integer(),
        },
        optional,
      ),
    ),
  }),
  fc.record({
    type: fc.constant('chooseStart' as const),
    start: marked(fc.record({ startDate: day }, optional)),
  }),
  fc.record({
    type: fc.constant('fillPapers' as const),
    papers: marked(
      fc.record(
        {
          visaNumber: anyText,
          visaExpiry: day,
          visaId: anyText,
          birthDate: day,
          passportName: anyText,
          passportUploadId: id,
          name: anyText,
          passportNumber: anyText,
        },
        optional,
      ),
    ),
  }),
  fc.record({
    type: fc.constant('chooseWorkers' as const),
    workers: marked(
      fc.record(
        {
          count: fc.integer({ min: 1, max: 3 }),
          workerIds: fc.array(id, { maxLength: 3 }),
          named: fc.boolean(),
        },
        optional,
      ),
    ),
  }),
  fc.record({ type: fc.constant('leaveToOffice' as const) }),
  fc.record({ type: fc.constant('dropWorker' as const), workerId: id }),
  fc.record({
    type: fc.constant('chooseAddress' as const),
    address: marked(
      fc.record(
        { addressId: id, isServed: fc.boolean(), neighborhoodId: id, street: anyText, cityName: anyText },
        optional,
      ),
    ),
  }),
  fc.record({
    type: fc.constant('chooseDelivery' as const),
    delivery: marked(
      fc.record({ branchId: id, delivery: fc.constantFrom('home' as const, 'pickup' as const) }, optional),
    ),
  }),
  fc.record({
    type: fc.constant('addExtras' as const),
    extras: fc.record({ note: anyText, voucherCode: anyText, useWallet: fc.boolean() }, optional),
  }),
  fc.record({
    type: fc.constantFrom('dropVoucher' as const, 'keepBalance' as const, 'forgetIdentity' as const),
  }),
)
const bookable = serviceCodes.filter(isBookable)
const anyDraft: fc.Arbitrary<BookingDraft> = fc
  .tuple(fc.constantFrom(...bookable), fc.array(anyAction, { maxLength: 8 }))
  .map(([service, actions]) => after(startDraft({ service, serviceId: 's-1', planId: 5 }, begun), ...actions))

describe('the steps of a booking', () => {
  test('hourly has no delivery, recruitment has papers instead of dates', () => {
    expect(stepsOf('hourly')).toEqual(['schedule', 'worker', 'address', 'extras', 'review'])
    expect(stepsOf('resident')).toEqual(['schedule', 'worker', 'address', 'delivery', 'extras', 'review'])
    expect(stepsOf('period')).toEqual(stepsOf('resident'))
    expect(stepsOf('mediation')).toEqual(['visa', 'worker', 'address', 'delivery', 'extras', 'review'])
  })

  test('special packages and unknown services have a dialog or nothing instead', () => {
    expect(serviceCodes.filter(isBookable)).toEqual(['hourly', 'resident', 'period', 'mediation'])
    expect(isBookable(undefined)).toBe(false)
  })

  test('extras may stay empty, the review is never complete', () => {
    expect(isComplete(hourly, 'extras')).toBe(true)
    expect(isComplete(hourly, 'review')).toBe(false)
    expect(isComplete(hourly, 'address')).toBe(false)
    expect(isComplete(after(hourly, chooseAddress), 'address')).toBe(true)
  })

  test('one left in the middle is kept, and still asked', () => {
    const typing = after(hourly, { type: 'chooseAddress', address: { street: 'x', unfinished: true } })
    expect(typing.steps.address).toEqual({ street: 'x', unfinished: true })
    expect([isHalfDone(typing.steps.address), isHalfDone({}), isHalfDone(undefined)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isComplete(typing, 'address')).toBe(false)
    expect(parseDraft(serialiseDraft(typing), { id: 'unused' })).toEqual(typing)
    expect(isComplete(after(typing, chooseAddress), 'address')).toBe(true)
  })

  test('one can be opened when all before it are complete, and only if the service has it', () => {
    const draft = after(hourly, chooseVisits, leaveToOffice)
    const opened = (
      ['address', 'delivery', 'worker', 'schedule', 'visa', 'extras', 'review'] as const
    ).filter((step) => canOpen(draft, step))
    expect(opened).toEqual(['address', 'worker', 'schedule'])
    expect(canOpen(after(draft, chooseAddress), 'review')).toBe(true)
  })
})

describe('what a customer does', () => {
  test.each([
    ['visits', hourly, chooseVisits, { schedule: visits }],
    ['a start', resident, chooseStart, { schedule: { startDate: '2026-02-08' } }],
    ['papers', mediation, fillPapers, { visa: { visaNumber: '1300000001' } }],
    ['workers', hourly, chooseTwo, { worker: { count: 2, workerIds: [7, 'b'] } }],
    ['the office', hourly, leaveToOffice, { worker: { count: 1, workerIds: [] } }],
    ['an address', hourly, chooseAddress, { address: { street: 'x', neighborhoodId: 13 } }],
    ['delivery', mediation, chooseDelivery, { delivery: { branchId: 2, delivery: 'home' } }],
    ['a note', hourly, { type: 'addExtras', extras: { note: 'n' } }, { extras: { note: 'n' } }],
  ] as const)('choosing %s is kept', (_, draft, action, steps) => {
    expect(after(draft, action).steps).toEqual(steps)
  })

  test.each([
    ['visits', resident, chooseVisits],
    ['a start', hourly, chooseStart],
    ['a start', mediation, chooseStart],
    ['papers', hourly, fillPapers],
    ['delivery', hourly, chooseDelivery],
  ] as const)('choosing %s changes no booking of a service without it', (_, draft, action) => {
    expect(after(draft, action)).toBe(draft)
  })

  test('a worker who is gone leaves the others, or all to be chosen again where several come', () => {
    const one = after(hourly, { type: 'chooseWorkers', workers: { count: 1, workerIds: [7] } })
    expect(after(one, { type: 'dropWorker', workerId: 7 }).steps.worker).toEqual({ count: 1, workerIds: [] })
    expect(after(one, { type: 'dropWorker', workerId: 8 })).toBe(one)
    expect(after(hourly, chooseTwo, { type: 'dropWorker', workerId: 7 }).steps.worker).toBeUndefined()
  })

  test('papers are put aside when the worker is of the other kind, and are whole with their own', () => {
    const visa = after(mediation, leaveToOffice, fillPapers)
    expect(isComplete(visa, 'visa')).toBe(true)
    const named = after(visa, nameWorker)
    expect(isComplete(named, 'visa')).toBe(false)
    expect(after(mediation, nameWorker).steps).toEqual({ worker: { count: 1, workerIds: [], named: true } })
    expect(isComplete(after(visa, chooseTwo), 'visa')).toBe(true)
  })

  test('a voucher and the balance are taken back without the rest of the extras', () => {
    const added = after(hourly, {
      type: 'addExtras',
      extras: { note: 'n', voucherCode: 'V', useWallet: true },
    })
    expect(after(added, { type: 'dropVoucher' }).steps.extras).toEqual({ note: 'n', useWallet: true })
    expect(after(added, { type: 'keepBalance' }).steps.extras).toEqual({
      note: 'n',
      voucherCode: 'V',
      useWallet: false,
    })
  })

  test('another plan of the kind takes the visits and extras along, and leaves its own workers', () => {
    const extras: BookingAction = { type: 'addExtras', extras: { note: 'n' } }
    const sibling = draftOfSibling(after(hourly, chooseTwo, chooseAddress, extras), 102, visits, stamp)
    expect([sibling.planId, sibling.steps]).toEqual([
      102,
      { schedule: visits, worker: { count: 1, workerIds: [] }, extras: { note: 'n' } },
    ])
    expect(draftOfSibling(hourly, 102, visits, stamp).steps.extras).toBeUndefined()
  })

  test('the place of one booking is that of another, as far as its service has it', () => {
    const place = after(resident, chooseAddress, chooseDelivery)
    expect(withPlaceOf(place, hourly, stamp).steps).toEqual({ address: place.steps.address })
    expect(withPlaceOf(place, mediation, stamp).steps).toEqual(place.steps)
    expect(withPlaceOf(resident, hourly, stamp)).toBe(hourly)
    expect(withPlaceOf(hourly, resident, stamp)).toBe(resident)
  })
})

describe('the id of a draft', () => {
  test('is given at the start', () => {
    expect(hourly).toEqual({
      version: DRAFT_VERSION,
      id: 'first',
      service: 'hourly',
      serviceId: 1,
      planId: 101,
      changedAt: now,
      steps: {},
    })
  })

  test('is another after a change, with its time', () => {
    const changed = after(hourly, { type: 'chooseAddress', address: { addressId: 7 } })
    expect([changed.id, changed.changedAt, changed.steps]).toEqual([
      'fresh',
      later,
      { address: { addressId: 7 } },
    ])
    expect(hourly.steps).toEqual({})
  })

  test('stays when a step is confirmed as it was, also with its fields in another order or an empty one', () => {
    const filled = reduceBooking(hourly, chooseTwo, { id: 'second', now })
    expect(
      after(filled, { type: 'chooseWorkers', workers: { workerIds: [7, 'b'], count: 2, named: undefined } }),
    ).toBe(filled)
    expect(after(filled, { type: 'chooseWorkers', workers: { count: 2, workerIds: ['b', 7] } }).id).toBe(
      'fresh',
    )
  })

  test('is another when a step is asked again, the same when nothing was chosen', () => {
    const again: BookingAction = { type: 'chooseAddress', address: undefined }
    const asked = reduceBooking(after(hourly, chooseAddress, leaveToOffice), again, { id: 'third', now })
    expect([asked.id, asked.steps]).toEqual(['third', { worker: { count: 1, workerIds: [] } }])
    expect(after(hourly, again)).toBe(hourly)
  })

  test('is another for the same choice where its order can no longer be paid', () => {
    expect(renewDraft(hourly, stamp)).toEqual({ ...hourly, id: 'fresh', changedAt: later })
  })

  test('changes exactly when the content does', slowly, () => {
    fc.assert(
      fc.property(anyDraft, anyAction, (draft, action) => {
        const changed = reduceBooking(draft, action, { id: 'another', now: later })
        expect(changed.id === 'another').toBe(contentOf(changed) !== contentOf(draft))
      }),
      propertyRuns,
    )
  })

  test('gives each worker’s order a key of its own', () => {
    expect(attemptKeys(hourly, 3)).toEqual(['first-1', 'first-2', 'first-3'])
    expect(attemptKeys(hourly, 0)).toEqual([])
  })
})

describe('privacy', () => {
  const personal = reduceBooking(
    after(mediation, leaveToOffice, fillPapers),
    { type: 'chooseAddress', address: { regionId: 5, street: 'x' } },
    { id: 'second', now },
  )
  const forget: BookingAction = { type: 'forgetIdentity' }

  test('erasing takes the papers, and leaves what was chosen', () => {
    const erased = after(personal, forget)
    expect(erased.steps).toEqual({
      worker: { count: 1, workerIds: [] },
      address: { regionId: 5, street: 'x' },
    })
    expect(erased.id).toBe('fresh')
  })

  test('names and numbers of somebody that an older page kept with an address are not read', () => {
    const stored = serialiseDraft(personal).replace(
      '"regionId"',
      '"name":"نورة","phone":"0500000001","regionId"',
    )
    expect(parseDraft(stored, { id: 'repaired' })).toEqual({ ...personal, id: 'repaired' })
  })

  test('erasing takes an address out of the customer’s book, which says nothing to the next one', () => {
    const chosen = after(hourly, { type: 'chooseAddress', address: { addressId: 7 } })
    expect(after(chosen, forget).steps).toEqual({})
  })

  test('erasing where there is nothing changes nothing', () => {
    expect(after(hourly, forget)).toBe(hourly)
    const chosen = after(hourly, chooseAddress, leaveToOffice)
    expect(after(chosen, forget)).toBe(chosen)
  })

  test('happens by itself after fourteen days', () => {
    expect(IDENTITY_DAYS).toBe(14)
    const almost = addHours(now, 14 * 24 - 0.01)
    const exactly = addHours(now, 14 * 24)
    expect([isIdentityStale(personal, almost), isIdentityStale(personal, exactly)]).toEqual([false, true])
    expect(forgetStaleIdentity(personal, { id: 'x', now: almost })).toBe(personal)
    const forgotten = forgetStaleIdentity(personal, { id: 'x', now: exactly })
    expect([forgotten.id, forgotten.steps]).toEqual(['x', after(personal, forget).steps])
  })
})

describe('storing a draft', () => {
  const parse = (stored: unknown) => parseDraft(JSON.stringify(stored), { id: 'repaired' })
  const stored = { ...after(hourly, chooseAddress, leaveToOffice), id: 'stored' }

  test('what was stored is read back', slowly, () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(parseDraft(serialiseDraft(draft), { id: 'unused' })).toEqual(draft)
      }),
      propertyRuns,
    )
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a text', '"draft"'],
    ['far too much', `"${'x'.repeat(50_000)}"`],
  ])('%s is no draft', (_what, text) => {
    expect(parseDraft(text, { id: 'repaired' })).toBeUndefined()
  })

  test.each([
    ['a newer version', { version: 2 }],
    ['an older version', { version: 0 }],
    ['no version', { version: undefined }],
    ['a version in words', { version: '1' }],
    ['no id', { id: undefined }],
    ['an id of odd letters', { id: 'a b' }],
    ['an id too long', { id: 'x'.repeat(61) }],
    ['an unknown service', { service: 'daily' }],
    ['a service that is not booked', { service: 'special_packages' }],
    ['a service that is no text', { service: 1 }],
    ['no plan', { planId: null }],
    ['no service id', { serviceId: {} }],
    ['a time that is none', { changedAt: 'today' }],
    ['a time beyond all calendars', { changedAt: 1e300 }],
  ])('%s is no draft', (_what, change) => {
    expect(parse({ ...stored, ...change })).toBeUndefined()
  })

  test('a damaged step is dropped and asked again, as another draft', () => {
    for (const damaged of [null, 'x', [], 5]) {
      const read = parse({ ...stored, steps: { ...stored.steps, worker: damaged } })
      expect([read?.id, read?.steps]).toEqual(['repaired', { address: stored.steps.address }])
    }
  })

  test('a damaged value is dropped from its step', () => {
    const address = {
      street: 'x',
      note: 'x'.repeat(2001),
      regionId: {},
      isServed: 'no',
      nested: {},
      unfinished: 'yes',
    }
    const worker = { count: '2', workerIds: [1, {}] }
    const schedule = { weekdays: Array(21).fill(1), firstDay: 'soon', period: 'night', repeatMode: 5 }
    const read = parse({ ...stored, steps: { address, worker, schedule } })
    expect([read?.id, read?.steps]).toEqual([
      'repaired',
      { address: { street: 'x' }, worker: {}, schedule: {} },
    ])
  })

  test('the longest allowed values stay', () => {
    const address = { street: 'x'.repeat(2000) }
    const worker = { count: 1, workerIds: Array(20).fill(1) }
    expect(parse({ ...stored, steps: { address, worker } })?.steps).toEqual({ address, worker })
  })

  test('steps the service does not have, and steps that are none, are dropped', () => {
    const read = parse({
      ...stored,
      steps: { ...stored.steps, visa: { visaId: '1' }, review: { a: 1 }, other: {} },
    })
    expect([read?.id, read?.steps]).toEqual(['repaired', stored.steps])
    expect(parse({ ...stored, steps: 'none' })?.steps).toEqual({})
  })

  test('an intact draft keeps its id', () => {
    expect(parse(stored)?.id).toBe('stored')
  })

  test('whatever is stored, reading it never throws', slowly, () => {
    const anything = fc.oneof(
      fc.json(),
      fc.string(),
      fc
        .record({
          version: fc.constant(1),
          id: fc.constant('a'),
          service: fc.constantFrom(...bookable),
          serviceId: fc.jsonValue(),
          planId: fc.integer(),
          changedAt: fc.integer(),
          steps: fc.jsonValue(),
        })
        .map((draft) => JSON.stringify(draft)),
    )
    fc.assert(
      fc.property(anything, (text) => {
        const draft = parseDraft(text, { id: 'repaired' })
        if (draft) expect(parseDraft(serialiseDraft(draft), { id: 'unused' })).toEqual(draft)
      }),
      propertyRuns,
    )
  })
})
