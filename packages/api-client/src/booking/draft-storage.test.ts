import { reduceBooking } from '@sakina/domain/booking'
import { addHours, instant, localDate } from '@sakina/domain/calendar'
import { describe, expect, test } from 'vitest'

import {
  draftStorageKey,
  removeStoredDraft,
  removeSharedChoices,
  eraseIdentityInDrafts,
  eraseStaleIdentityInDrafts,
  storeDraft,
  storeSharedChoice,
  readStoredDraft,
} from './draft-storage.ts'

const now = instant('2026-02-01T10:00:00+03:00')
const stamp = { id: 'fresh', now }
const plan = { service: 'mediation', serviceId: 4, planId: 401 } as const

function memory(): Storage {
  const entries = new Map<string, string>()
  return {
    get length() {
      return entries.size
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  }
}

const filled = () =>
  reduceBooking(
    reduceBooking(
      readStoredDraft(memory(), plan, stamp),
      { type: 'fillPapers', papers: { visaNumber: '1300000001' } },
      stamp,
    ),
    { type: 'leaveToOffice' },
    stamp,
  )

describe('a stored draft', () => {
  test('a stored draft is restored as it was left', () => {
    const store = memory()
    storeDraft(store, filled())
    expect(readStoredDraft(store, plan, { id: 'unused', now })).toEqual(filled())
  })

  test('each plan has its own stored draft', () => {
    const store = memory()
    storeDraft(store, filled())
    expect(readStoredDraft(store, { ...plan, planId: 402 }, stamp).steps).toEqual({})
  })

  test('a draft of another plan gets the address and the delivery last chosen, as far as its service has them', () => {
    const store = memory()
    const home = { street: 'شارع العليا', neighborhoodId: 13 }
    storeSharedChoice(store, { type: 'chooseDelivery', delivery: { branchId: 2, delivery: 'home' } }, stamp)
    storeSharedChoice(store, { type: 'chooseAddress', address: home }, stamp)
    const hourly = readStoredDraft(store, { service: 'hourly', serviceId: 1, planId: 102 }, stamp)
    expect(hourly.steps).toEqual({ address: home })
    storeDraft(store, hourly)
    storeSharedChoice(store, { type: 'chooseAddress', address: { ...home, street: 'شارع التحلية' } }, stamp)
    expect(readStoredDraft(store, { ...hourly, planId: 102 }, stamp).steps.address).toMatchObject({
      street: 'شارع التحلية',
    })
    expect(readStoredDraft(store, plan, stamp).steps).toMatchObject({
      delivery: { branchId: 2, delivery: 'home' },
    })
    storeSharedChoice(store, { type: 'chooseAddress', address: undefined }, stamp)
    expect(readStoredDraft(store, { ...plan, planId: 403 }, stamp).steps.address).toBeUndefined()
    removeSharedChoices(store)
    expect(readStoredDraft(store, { ...plan, planId: 403 }, stamp).steps).toEqual({})
  })

  test('a new draft of another plan starts with the note, the voucher and the documents of the plan before, and keeps its own later changes', () => {
    const store = memory()
    const extras = { note: 'الجرس معطّل', voucherCode: 'FIRST25' }
    storeSharedChoice(store, { type: 'addExtras', extras }, stamp)
    storeSharedChoice(store, { type: 'fillPapers', papers: { visaNumber: '1300000001' } }, stamp)
    const other = { ...plan, planId: 402 }
    expect(readStoredDraft(store, other, stamp).steps).toEqual({ extras, visa: { visaNumber: '1300000001' } })
    const own = reduceBooking(
      readStoredDraft(store, other, stamp),
      { type: 'addExtras', extras: { note: 'غيره' } },
      stamp,
    )
    storeDraft(store, own)
    expect(readStoredDraft(store, other, stamp).steps.extras).toEqual({ note: 'غيره' })
    // The documents of a worker known by name do not complete a recruitment with a visa.
    storeSharedChoice(store, { type: 'fillPapers', papers: { name: 'Siti' } }, stamp)
    expect(readStoredDraft(store, { ...plan, planId: 403 }, stamp).steps).toMatchObject({
      visa: { name: 'Siti', unfinished: true },
    })
    removeSharedChoices(store)
    expect(readStoredDraft(store, { ...plan, planId: 404 }, stamp).steps).toEqual({})
  })

  test('a stored draft is replaced by a new one if it is invalid', () => {
    const store = memory()
    store.setItem(draftStorageKey(plan), '{"version":')
    expect(readStoredDraft(store, plan, stamp)).toMatchObject({ id: 'fresh', steps: {} })
  })

  test('a stored draft loses its identity documents after fourteen days and keeps its choices', () => {
    const store = memory()
    storeDraft(store, filled())
    const later = { id: 'later', now: addHours(now, 14 * 24) }
    expect(readStoredDraft(store, plan, later).steps).toEqual({ worker: { count: 1, workerIds: [] } })
  })

  test('a stored draft of any plan loses its identity documents when the customer returns after fourteen days', () => {
    const store = memory()
    const other = { ...plan, planId: 402 }
    const later = { id: 'later', now: addHours(now, 14 * 24) }
    storeDraft(store, filled())
    storeDraft(
      store,
      reduceBooking(
        readStoredDraft(store, other, later),
        { type: 'fillPapers', papers: { visaNumber: '1300000002' } },
        later,
      ),
    )
    expect(eraseStaleIdentityInDrafts(store, () => later)).toEqual([draftStorageKey(plan)])
    expect(store.getItem(draftStorageKey(plan))).not.toContain('1300000001')
    expect(store.getItem(draftStorageKey(other))).toContain('1300000002')
    // The second call finds nothing to erase, because the documents are already gone.
    expect(eraseStaleIdentityInDrafts(store, () => later)).toEqual([])
  })

  test('a stored draft whose day has passed asks for another day and keeps the rest', () => {
    const store = memory()
    const hourly = { service: 'hourly', serviceId: 1, planId: 102 } as const
    const chosen = reduceBooking(
      readStoredDraft(store, hourly, stamp),
      { type: 'chooseVisits', visits: { firstDay: localDate('2026-02-03') } },
      stamp,
    )
    storeDraft(store, chosen)
    expect(readStoredDraft(store, hourly, stamp)).toEqual(chosen)
    const after = { id: 'later', now: addHours(now, 3 * 24) }
    expect(readStoredDraft(store, hourly, after).steps).toMatchObject({
      schedule: { firstDay: '2026-02-03', unfinished: true },
    })
  })

  test('a stored draft loses its identity documents at log-out, and nothing else on the device changes', () => {
    const store = memory()
    storeDraft(store, filled())
    store.setItem('currentUser', '{}')
    eraseIdentityInDrafts(store, () => stamp)
    expect(readStoredDraft(store, plan, stamp).steps).toEqual({ worker: { count: 1, workerIds: [] } })
    expect(store.getItem('currentUser')).toBe('{}')
  })

  test('a stored draft leaves nothing in storage when it is removed', () => {
    const store = memory()
    storeDraft(store, filled())
    removeStoredDraft(store, draftStorageKey(plan))
    expect(store.length).toBe(0)
  })

  test('storing, reading and removing a draft cause no error if the browser blocks storage', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const store = {
      ...memory(),
      getItem: blocked,
      setItem: blocked,
      removeItem: blocked,
      key: blocked,
      length: 1,
    }
    storeDraft(store, filled())
    removeStoredDraft(store, draftStorageKey(plan))
    eraseIdentityInDrafts(store, () => stamp)
    expect(readStoredDraft(store, plan, stamp).id).toBe('fresh')
  })
})
