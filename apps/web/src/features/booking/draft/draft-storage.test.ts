import { fillStep } from '@sakina/domain/draft'
import { addHours, instant } from '@sakina/domain/calendar'
import { describe, expect, test } from 'vitest'

import { draftKey, dropDraft, eraseIdentities, keepDraft, readDraft } from './draft-storage.ts'

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
  fillStep(
    fillStep(readDraft(memory(), plan, stamp), 'visa', { visaNumber: '1300000001' }, stamp),
    'worker',
    { count: 1, workerIds: [] },
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
    dropDraft(store, plan)
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
    dropDraft(store, plan)
    eraseIdentities(store, () => stamp)
    expect(readDraft(store, plan, stamp).id).toBe('fresh')
  })
})
