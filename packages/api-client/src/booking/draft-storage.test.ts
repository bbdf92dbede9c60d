import { reduceBooking } from '@sakina/domain/booking'
import { addHours, instant, localDate } from '@sakina/domain/calendar'
import { describe, expect, test } from 'vitest'

import {
  draftKey,
  dropDraft,
  dropPlace,
  eraseIdentities,
  forgetStaleIdentities,
  keepDraft,
  keepPlace,
  readDraft,
} from './draft-storage.ts'

const now = instant('2026-02-01T10:00:00+03:00')
const stamp = { id: 'fresh', now }
const plan = { service: 'mediation', serviceId: 4, planId: 401 } as const

function memory(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
}

const filled = () =>
  reduceBooking(
    reduceBooking(
      readDraft(memory(), plan, stamp),
      { type: 'fillPapers', papers: { visaNumber: '1300000001' } },
      stamp,
    ),
    { type: 'leaveToOffice' },
    stamp,
  )

describe('a draft on the device', () => {
  test('comes back as it was left', () => {
    const store = memory()
    keepDraft(store, filled())
    expect(readDraft(store, plan, { id: 'unused', now })).toEqual(filled())
  })

  test('of another plan is another', () => {
    const store = memory()
    keepDraft(store, filled())
    expect(readDraft(store, { ...plan, planId: 402 }, stamp).steps).toEqual({})
  })

  test('of another plan begins with the place of the last one, also by way of a service without delivery', () => {
    const store = memory()
    const home = { street: 'شارع العليا', neighborhoodId: 13 }
    keepPlace(store, { type: 'chooseDelivery', delivery: { branchId: 2, delivery: 'home' } }, stamp)
    keepPlace(store, { type: 'chooseAddress', address: home }, stamp)
    const hourly = readDraft(store, { service: 'hourly', serviceId: 1, planId: 102 }, stamp)
    expect(hourly.steps).toEqual({ address: home })
    keepDraft(store, hourly)
    keepPlace(store, { type: 'chooseAddress', address: { ...home, street: 'شارع التحلية' } }, stamp)
    expect(readDraft(store, { ...hourly, planId: 102 }, stamp).steps.address).toMatchObject({
      street: 'شارع التحلية',
    })
    expect(readDraft(store, plan, stamp).steps).toMatchObject({ delivery: { branchId: 2, delivery: 'home' } })
    keepPlace(store, { type: 'chooseAddress', address: undefined }, stamp)
    expect(readDraft(store, { ...plan, planId: 403 }, stamp).steps.address).toBeUndefined()
    dropPlace(store)
    expect(readDraft(store, { ...plan, planId: 403 }, stamp).steps).toEqual({})
  })

  test('is started anew where the stored one is nonsense', () => {
    const store = memory()
    store.setItem(draftKey(plan), '{"version":')
    expect(readDraft(store, plan, stamp)).toMatchObject({ id: 'fresh', steps: {} })
  })

  test('forgets the papers after fourteen days and keeps the choice', () => {
    const store = memory()
    keepDraft(store, filled())
    const later = { id: 'later', now: addHours(now, 14 * 24) }
    expect(readDraft(store, plan, later).steps).toEqual({ worker: { count: 1, workerIds: [] } })
  })

  test('whoever comes back after fourteen days, to whatever plan: no draft of the device keeps papers', () => {
    const store = memory()
    const other = { ...plan, planId: 402 }
    const later = { id: 'later', now: addHours(now, 14 * 24) }
    keepDraft(store, filled())
    keepDraft(
      store,
      reduceBooking(
        readDraft(store, other, later),
        { type: 'fillPapers', papers: { visaNumber: '1300000002' } },
        later,
      ),
    )
    expect(forgetStaleIdentities(store, () => later)).toEqual([draftKey(plan)])
    expect(store.getItem(draftKey(plan))).not.toContain('1300000001')
    expect(store.getItem(draftKey(other))).toContain('1300000002')
    // Once is enough: a draft without papers has no passport either
    expect(forgetStaleIdentities(store, () => later)).toEqual([])
  })

  test('whose day has passed is asked for another, and keeps the rest', () => {
    const store = memory()
    const hourly = { service: 'hourly', serviceId: 1, planId: 102 } as const
    const chosen = reduceBooking(
      readDraft(store, hourly, stamp),
      { type: 'chooseVisits', visits: { firstDay: localDate('2026-02-03') } },
      stamp,
    )
    keepDraft(store, chosen)
    expect(readDraft(store, hourly, stamp)).toEqual(chosen)
    const after = { id: 'later', now: addHours(now, 3 * 24) }
    expect(readDraft(store, hourly, after).steps).toMatchObject({
      schedule: { firstDay: '2026-02-03', unfinished: true },
    })
  })

  test('loses the papers at log-out, and nothing else of the device', () => {
    const store = memory()
    keepDraft(store, filled())
    store.setItem('currentUser', '{}')
    eraseIdentities(store, () => stamp)
    expect(readDraft(store, plan, stamp).steps).toEqual({ worker: { count: 1, workerIds: [] } })
    expect(store.getItem('currentUser')).toBe('{}')
  })

  test('is gone once it has become an order', () => {
    const store = memory()
    keepDraft(store, filled())
    dropDraft(store, draftKey(plan))
    expect(store.length).toBe(0)
  })

  test('needs no storage at all', () => {
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
    keepDraft(store, filled())
    dropDraft(store, draftKey(plan))
    eraseIdentities(store, () => stamp)
    expect(readDraft(store, plan, stamp).id).toBe('fresh')
  })
})
