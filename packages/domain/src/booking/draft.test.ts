import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addHours, instant, localDate, weekday } from '../calendar/index.ts'
import { serviceCodes } from '../plans/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import {
  orderIdempotencyKeys,
  canOpenStep,
  draftContentKey,
  DRAFT_VERSION,
  isStepComplete,
  isChoiceUnfinished,
  startDraft,
} from './draft.ts'
import type { BookingDraft } from './draft.ts'
import { forgetStaleIdentity, IDENTITY_RETENTION_DAYS, isIdentityStale } from './privacy.ts'
import { draftForSiblingPlan, reduceBooking, renewDraft, addSharedChoices } from './reduce.ts'
import type { BookingAction } from './reduce.ts'
import { isServiceBookable, stepsOfService } from './steps.ts'
import { parseDraft, serializeDraft } from './storage.ts'

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
const bookable = serviceCodes.filter(isServiceBookable)
const anyDraft: fc.Arbitrary<BookingDraft> = fc
  .tuple(fc.constantFrom(...bookable), fc.array(anyAction, { maxLength: 8 }))
  .map(([service, actions]) => after(startDraft({ service, serviceId: 's-1', planId: 5 }, begun), ...actions))

describe('the steps of a booking', () => {
  test('the steps of a booking differ by service: hourly has no delivery, recruitment has documents instead of dates', () => {
    expect(stepsOfService('hourly')).toEqual(['schedule', 'worker', 'address', 'extras', 'review'])
    expect(stepsOfService('resident')).toEqual([
      'schedule',
      'worker',
      'address',
      'delivery',
      'extras',
      'review',
    ])
    expect(stepsOfService('period')).toEqual(stepsOfService('resident'))
    expect(stepsOfService('mediation')).toEqual(['visa', 'worker', 'address', 'delivery', 'extras', 'review'])
  })

  test('the steps of a booking exist neither for special packages, which have a dialog, nor for unknown services', () => {
    expect(serviceCodes.filter(isServiceBookable)).toEqual(['hourly', 'resident', 'period', 'mediation'])
    expect(isServiceBookable(undefined)).toBe(false)
  })

  test('the steps of a booking count empty extras as complete, and the review never', () => {
    expect(isStepComplete(hourly, 'extras')).toBe(true)
    expect(isStepComplete(hourly, 'review')).toBe(false)
    expect(isStepComplete(hourly, 'address')).toBe(false)
    expect(isStepComplete(after(hourly, chooseAddress), 'address')).toBe(true)
  })

  test('the steps of a booking keep an unfinished choice without counting it as complete', () => {
    const typing = after(hourly, { type: 'chooseAddress', address: { street: 'x', unfinished: true } })
    expect(typing.steps.address).toEqual({ street: 'x', unfinished: true })
    expect([
      isChoiceUnfinished(typing.steps.address),
      isChoiceUnfinished({}),
      isChoiceUnfinished(undefined),
    ]).toEqual([true, false, false])
    expect(isStepComplete(typing, 'address')).toBe(false)
    expect(parseDraft(serializeDraft(typing), { id: 'unused' })).toEqual(typing)
    expect(isStepComplete(after(typing, chooseAddress), 'address')).toBe(true)
  })

  test('a step of a booking can be opened when all steps before are complete, and only if the service has the step', () => {
    const draft = after(hourly, chooseVisits, leaveToOffice)
    const opened = (
      ['address', 'delivery', 'worker', 'schedule', 'visa', 'extras', 'review'] as const
    ).filter((step) => canOpenStep(draft, step))
    expect(opened).toEqual(['address', 'worker', 'schedule'])
    expect(canOpenStep(after(draft, chooseAddress), 'review')).toBe(true)
  })
})

describe('the actions of a customer', () => {
  test.each([
    ['visits', hourly, chooseVisits, { schedule: visits }],
    ['a start', resident, chooseStart, { schedule: { startDate: '2026-02-08' } }],
    ['papers', mediation, fillPapers, { visa: { visaNumber: '1300000001' } }],
    ['workers', hourly, chooseTwo, { worker: { count: 2, workerIds: [7, 'b'] } }],
    ['the office', hourly, leaveToOffice, { worker: { count: 1, workerIds: [] } }],
    ['an address', hourly, chooseAddress, { address: { street: 'x', neighborhoodId: 13 } }],
    ['delivery', mediation, chooseDelivery, { delivery: { branchId: 2, delivery: 'home' } }],
    ['a note', hourly, { type: 'addExtras', extras: { note: 'n' } }, { extras: { note: 'n' } }],
  ] as const)('choosing %s stores the choice in the draft', (_, draft, action, steps) => {
    expect(after(draft, action).steps).toEqual(steps)
  })

  test.each([
    ['visits', resident, chooseVisits],
    ['a start', hourly, chooseStart],
    ['a start', mediation, chooseStart],
    ['papers', hourly, fillPapers],
    ['delivery', hourly, chooseDelivery],
  ] as const)('choosing %s does not change a booking of a service without it', (_, draft, action) => {
    expect(after(draft, action)).toBe(draft)
  })

  test('an unavailable worker is removed from a draft; with several workers all are chosen again', () => {
    const one = after(hourly, { type: 'chooseWorkers', workers: { count: 1, workerIds: [7] } })
    expect(after(one, { type: 'dropWorker', workerId: 7 }).steps.worker).toEqual({ count: 1, workerIds: [] })
    expect(after(one, { type: 'dropWorker', workerId: 8 })).toBe(one)
    expect(after(hourly, chooseTwo, { type: 'dropWorker', workerId: 7 }).steps.worker).toBeUndefined()
  })

  test('documents in a draft are kept when the kind of recruitment changes, but complete the step only for their own kind', () => {
    const visa = after(mediation, leaveToOffice, fillPapers)
    expect(isStepComplete(visa, 'visa')).toBe(true)
    const withWorker = after(visa, nameWorker)
    expect(isStepComplete(withWorker, 'visa')).toBe(false)
    expect(after(mediation, nameWorker).steps).toEqual({ worker: { count: 1, workerIds: [], named: true } })
    expect(isStepComplete(after(visa, chooseTwo), 'visa')).toBe(true)
  })

  test('voucher and wallet can be removed from a draft without the other extras', () => {
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

  test('changing to a sibling plan takes the given visits and keeps the extras of a draft, but neither its workers nor its address', () => {
    const extras: BookingAction = { type: 'addExtras', extras: { note: 'n' } }
    const sibling = draftForSiblingPlan(after(hourly, chooseTwo, chooseAddress, extras), 102, visits, stamp)
    expect([sibling.planId, sibling.steps]).toEqual([
      102,
      { schedule: visits, worker: { count: 1, workerIds: [] }, extras: { note: 'n' } },
    ])
    expect(draftForSiblingPlan(hourly, 102, visits, stamp).steps.extras).toBeUndefined()
  })

  test('the address and delivery of one booking are copied to another, as far as its service has them', () => {
    const place = after(resident, chooseAddress, chooseDelivery)
    expect(addSharedChoices(place, hourly, stamp).steps).toEqual({ address: place.steps.address })
    expect(addSharedChoices(place, mediation, stamp).steps).toEqual(place.steps)
    expect(addSharedChoices(resident, hourly, stamp)).toBe(hourly)
    expect(addSharedChoices(hourly, resident, stamp)).toBe(resident)
  })
})

describe('the id of a draft', () => {
  test('a draft has an id from the start', () => {
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

  test('the id and the time of a draft change with its content', () => {
    const changed = after(hourly, { type: 'chooseAddress', address: { addressId: 7 } })
    expect([changed.id, changed.changedAt, changed.steps]).toEqual([
      'fresh',
      later,
      { address: { addressId: 7 } },
    ])
    expect(hourly.steps).toEqual({})
  })

  test('the id of a draft stays the same when a step is confirmed unchanged, also with reordered or empty fields', () => {
    const filled = reduceBooking(hourly, chooseTwo, { id: 'second', now })
    expect(
      after(filled, { type: 'chooseWorkers', workers: { workerIds: [7, 'b'], count: 2, named: undefined } }),
    ).toBe(filled)
    expect(after(filled, { type: 'chooseWorkers', workers: { count: 2, workerIds: ['b', 7] } }).id).toBe(
      'fresh',
    )
  })

  test('the id of a draft changes when a step is reopened, but not when nothing was chosen', () => {
    const again: BookingAction = { type: 'chooseAddress', address: undefined }
    const draft = reduceBooking(after(hourly, chooseAddress, leaveToOffice), again, { id: 'third', now })
    expect([draft.id, draft.steps]).toEqual(['third', { worker: { count: 1, workerIds: [] } }])
    expect(after(hourly, again)).toBe(hourly)
  })

  test('the id of a draft can be renewed with the same choices, for a new order', () => {
    expect(renewDraft(hourly, stamp)).toEqual({ ...hourly, id: 'fresh', changedAt: later })
  })

  test('the id of a draft changes exactly when the content does', slowTestOptions, () => {
    fc.assert(
      fc.property(anyDraft, anyAction, (draft, action) => {
        const changed = reduceBooking(draft, action, { id: 'another', now: later })
        expect(changed.id === 'another').toBe(draftContentKey(changed) !== draftContentKey(draft))
      }),
      propertyTestOptions,
    )
  })

  test('each worker’s order of a draft has its own idempotency key', () => {
    expect(orderIdempotencyKeys(hourly, 3)).toEqual(['first-1', 'first-2', 'first-3'])
    expect(orderIdempotencyKeys(hourly, 0)).toEqual([])
  })
})

describe('erasing identity data', () => {
  const personal = reduceBooking(
    after(mediation, leaveToOffice, fillPapers),
    { type: 'chooseAddress', address: { regionId: 5, street: 'x' } },
    { id: 'second', now },
  )
  const forget: BookingAction = { type: 'forgetIdentity' }

  test('erasing identity data removes the visa and passport data and keeps the choices', () => {
    const erased = after(personal, forget)
    expect(erased.steps).toEqual({
      worker: { count: 1, workerIds: [] },
      address: { regionId: 5, street: 'x' },
    })
    expect(erased.id).toBe('fresh')
  })

  test('a name or number that an older version stored with an address is dropped when the draft is read', () => {
    const stored = serializeDraft(personal).replace(
      '"regionId"',
      '"name":"نورة","phone":"0500000001","regionId"',
    )
    expect(parseDraft(stored, { id: 'repaired' })).toEqual({ ...personal, id: 'repaired' })
  })

  test('erasing identity data removes a saved address, which would mean nothing to the next customer', () => {
    const chosen = after(hourly, { type: 'chooseAddress', address: { addressId: 7 } })
    expect(after(chosen, forget).steps).toEqual({})
  })

  test('erasing identity data changes nothing in a draft without such data', () => {
    expect(after(hourly, forget)).toBe(hourly)
    const chosen = after(hourly, chooseAddress, leaveToOffice)
    expect(after(chosen, forget)).toBe(chosen)
  })

  test('identity data in a draft is erased automatically after fourteen days', () => {
    expect(IDENTITY_RETENTION_DAYS).toBe(14)
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

  test('storing a draft and reading it restores the draft', slowTestOptions, () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(parseDraft(serializeDraft(draft), { id: 'unused' })).toEqual(draft)
      }),
      propertyTestOptions,
    )
  })

  test.each([
    ['no JSON', '{'],
    ['nothing', 'null'],
    ['a list', '[]'],
    ['a text', '"draft"'],
    ['far too much', `"${'x'.repeat(50_000)}"`],
  ])('%s is not read as a draft', (_what, text) => {
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
  ])('the stored value %s is not read as a draft', (_what, change) => {
    expect(parse({ ...stored, ...change })).toBeUndefined()
  })

  test('reading a draft drops a damaged step and asks for it again, as another draft', () => {
    for (const damaged of [null, 'x', [], 5]) {
      const read = parse({ ...stored, steps: { ...stored.steps, worker: damaged } })
      expect([read?.id, read?.steps]).toEqual(['repaired', { address: stored.steps.address }])
    }
  })

  test('reading a draft drops a damaged value from its step', () => {
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

  test('a stored draft keeps values of the maximum length', () => {
    const address = { street: 'x'.repeat(2000) }
    const worker = { count: 1, workerIds: Array(20).fill(1) }
    expect(parse({ ...stored, steps: { address, worker } })?.steps).toEqual({ address, worker })
  })

  test('reading a draft drops steps that the service does not have or that are invalid', () => {
    const read = parse({
      ...stored,
      steps: { ...stored.steps, visa: { visaId: '1' }, review: { a: 1 }, other: {} },
    })
    expect([read?.id, read?.steps]).toEqual(['repaired', stored.steps])
    expect(parse({ ...stored, steps: 'none' })?.steps).toEqual({})
  })

  test('reading an intact draft keeps its id', () => {
    expect(parse(stored)?.id).toBe('stored')
  })

  test('reading a draft never throws, whatever is stored', slowTestOptions, () => {
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
        if (draft) expect(parseDraft(serializeDraft(draft), { id: 'unused' })).toEqual(draft)
      }),
      propertyTestOptions,
    )
  })
})
