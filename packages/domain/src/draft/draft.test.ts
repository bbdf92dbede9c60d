import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addHours, instant } from '../calendar/index.ts'
import { serviceCodes } from '../plans/index.ts'
import { propertyRuns, slowly } from '../property-runs.ts'
import {
  attemptKeys,
  canOpen,
  clearStep,
  contentOf,
  DRAFT_VERSION,
  fillStep,
  halfDone,
  isComplete,
  isHalfDone,
  startDraft,
} from './draft.ts'
import type { BookingDraft, FilledStep, StepValues } from './draft.ts'
import { eraseIdentity, forgetStaleIdentity, IDENTITY_DAYS, isIdentityStale } from './privacy.ts'
import { isBookable, stepsOf } from './steps.ts'
import { parseDraft, serialiseDraft } from './storage.ts'

const now = instant('2026-02-01T10:00:00+03:00')
const later = addHours(now, 1)
const stamp = { id: 'fresh', now: later }
const hourly = startDraft({ service: 'hourly', serviceId: 1, planId: 101 }, { id: 'first', now })
const mediation = startDraft({ service: 'mediation', serviceId: 4, planId: 401 }, { id: 'first', now })

const filledWith = (draft: BookingDraft, ...steps: readonly FilledStep[]): BookingDraft =>
  steps.reduce((filled, step) => fillStep(filled, step, { chosen: step }, stamp), draft)

const values: fc.Arbitrary<StepValues> = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 8 }).filter((key) => key !== '__proto__'),
  fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.oneof(fc.string({ maxLength: 5 }), fc.integer()), { maxLength: 7 }),
  ),
  { maxKeys: 6 },
)
const bookable = serviceCodes.filter(isBookable)
const anyDraft: fc.Arbitrary<BookingDraft> = fc.constantFrom(...bookable).chain((service) => {
  const steps = stepsOf(service).filter((step): step is FilledStep => step !== 'review')
  return fc
    .array(fc.tuple(fc.constantFrom(...steps), values), { maxLength: 8 })
    .map((changes) =>
      changes.reduce(
        (draft, [step, changed]) => fillStep(draft, step, changed, stamp),
        startDraft({ service, serviceId: 's-1', planId: 5 }, { id: 'first', now }),
      ),
    )
})

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
    expect(isComplete(filledWith(hourly, 'address'), 'address')).toBe(true)
  })

  test('one left in the middle is kept, and still asked', () => {
    const typing = fillStep(hourly, 'address', halfDone({ street: 'x' }), stamp)
    expect(typing.steps.address).toEqual({ street: 'x', unfinished: true })
    expect([isHalfDone(typing.steps.address), isHalfDone({ street: 'x' }), isHalfDone(undefined)]).toEqual([
      true,
      false,
      false,
    ])
    expect(isComplete(typing, 'address')).toBe(false)
    expect(parseDraft(serialiseDraft(typing), { id: 'unused' })).toEqual(typing)
    expect(isComplete(fillStep(typing, 'address', { street: 'x' }, stamp), 'address')).toBe(true)
  })

  test('one can be opened when all before it are complete, and only if the service has it', () => {
    const draft = filledWith(hourly, 'schedule', 'worker')
    const opened = (
      ['address', 'delivery', 'worker', 'schedule', 'visa', 'extras', 'review'] as const
    ).filter((step) => canOpen(draft, step))
    expect(opened).toEqual(['address', 'worker', 'schedule'])
    expect(canOpen(filledWith(draft, 'address'), 'review')).toBe(true)
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
    const changed = fillStep(hourly, 'address', { addressId: 7 }, stamp)
    expect([changed.id, changed.changedAt, changed.steps]).toEqual([
      'fresh',
      later,
      { address: { addressId: 7 } },
    ])
    expect(hourly.steps).toEqual({})
  })

  test('stays when a step is confirmed as it was, also with its fields in another order or an empty one', () => {
    const filled = fillStep(hourly, 'worker', { count: 2, workerIds: [1, 2] }, { id: 'second', now })
    expect(fillStep(filled, 'worker', { workerIds: [1, 2], count: 2, note: undefined }, stamp)).toBe(filled)
    expect(fillStep(filled, 'worker', { count: 2, workerIds: [2, 1] }, stamp).id).toBe('fresh')
  })

  test('is another when a step is cleared, the same when there was nothing to clear', () => {
    const filled = filledWith(hourly, 'address', 'worker')
    const cleared = clearStep(filled, 'address', { id: 'third', now })
    expect([cleared.id, cleared.steps]).toEqual(['third', { worker: { chosen: 'worker' } }])
    expect(clearStep(hourly, 'address', stamp)).toBe(hourly)
  })

  test('changes exactly when the content does', slowly, () => {
    fc.assert(
      fc.property(
        anyDraft,
        values,
        fc.constantFrom<FilledStep>('address', 'worker', 'extras'),
        (draft, changes, step) => {
          const changed = fillStep(draft, step, changes, { id: 'another', now: later })
          expect(changed.id === 'another').toBe(contentOf(changed) !== contentOf(draft))
          expect(fillStep(changed, step, changes, { id: 'unused', now })).toBe(changed)
        },
      ),
      propertyRuns,
    )
  })

  test('gives each worker’s order a key of its own', () => {
    expect(attemptKeys(hourly, 3)).toEqual(['first-1', 'first-2', 'first-3'])
    expect(attemptKeys(hourly, 0)).toEqual([])
  })
})

describe('privacy', () => {
  const personal = fillStep(
    filledWith(mediation, 'worker', 'visa'),
    'address',
    {
      regionId: 5,
      street: 'x',
      name: 'نورة',
      phone: '0500000001',
      email: 'a@b.co',
      nationalId: '1012345672',
    },
    { id: 'second', now },
  )

  test('erasing takes the papers and who somebody is, and leaves what was chosen', () => {
    const erased = eraseIdentity(personal, stamp)
    expect(erased.steps).toEqual({ worker: { chosen: 'worker' }, address: { regionId: 5, street: 'x' } })
    expect(erased.id).toBe('fresh')
    expect(serialiseDraft(erased)).not.toMatch(/0500000001|1012345672|نورة|a@b/)
  })

  test('erasing takes an address out of the customer’s book, which says nothing to the next one', () => {
    const chosen = fillStep(hourly, 'address', { addressId: 7 }, stamp)
    expect(eraseIdentity(chosen, stamp).steps).toEqual({})
  })

  test('erasing where there is nothing changes nothing', () => {
    expect(eraseIdentity(hourly, stamp)).toBe(hourly)
    const chosen = filledWith(hourly, 'address', 'worker')
    expect(eraseIdentity(chosen, { id: 'unused', now })).toBe(chosen)
  })

  test('happens by itself after fourteen days', () => {
    expect(IDENTITY_DAYS).toBe(14)
    const almost = addHours(now, 14 * 24 - 0.01)
    const exactly = addHours(now, 14 * 24)
    expect([isIdentityStale(personal, almost), isIdentityStale(personal, exactly)]).toEqual([false, true])
    expect(forgetStaleIdentity(personal, { id: 'x', now: almost })).toBe(personal)
    expect(forgetStaleIdentity(personal, { id: 'x', now: exactly }).steps['visa']).toBeUndefined()
  })
})

describe('storing a draft', () => {
  const parse = (stored: unknown) => parseDraft(JSON.stringify(stored), { id: 'repaired' })
  const stored = { ...filledWith(hourly, 'address', 'worker'), id: 'stored' }

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
      expect([read?.id, read?.steps]).toEqual(['repaired', { address: { chosen: 'address' } }])
    }
  })

  test('a damaged value is dropped from its step', () => {
    const odd = {
      good: 'x',
      nested: {},
      endless: 'x'.repeat(2001),
      many: Array(21).fill(1),
      mixed: [1, {}],
      none: null,
    }
    const read = parse({ ...stored, steps: { address: odd } })
    expect([read?.id, read?.steps]).toEqual(['repaired', { address: { good: 'x' } }])
  })

  test('the longest allowed values stay', () => {
    const long = { text: 'x'.repeat(2000), many: Array(20).fill(1) }
    expect(parse({ ...stored, steps: { address: long } })?.steps).toEqual({ address: long })
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
