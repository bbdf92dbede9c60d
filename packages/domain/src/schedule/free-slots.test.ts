import { describe, expect, test } from 'vitest'
import { slotsTakenForAnyWorker, slotsTakenForBestWorker } from './free-slots.ts'

const requestedSlots = ['2026-03-01/morning', '2026-03-03/morning', '2026-03-08/morning']
const [first = '', second = '', third = ''] = requestedSlots
const free: ReadonlySet<string> = new Set()

describe('the taken slots among the requested ones', () => {
  test('the taken slots among the requested ones are those that any of the chosen workers cannot keep', () => {
    expect(
      slotsTakenForAnyWorker(requestedSlots, [new Set([second]), new Set([third, '2026-03-09/morning'])]),
    ).toEqual([second, third])
    expect(slotsTakenForAnyWorker(requestedSlots, [free, free])).toEqual([])
    expect(slotsTakenForAnyWorker(requestedSlots, [])).toEqual([])
  })

  test('the taken slots among the requested ones are those that the most available worker cannot keep when the office chooses', () => {
    expect(
      slotsTakenForBestWorker(requestedSlots, [
        new Set([first, second]),
        new Set([third]),
        new Set(requestedSlots),
      ]),
    ).toEqual([third])
    expect(slotsTakenForBestWorker(requestedSlots, [new Set(requestedSlots), free])).toEqual([])
  })

  test('the taken slots among the requested ones contain a slot even if each slot is free with some worker, because one worker comes to all of them', () => {
    expect(slotsTakenForBestWorker(requestedSlots, [new Set([first]), new Set([second])])).toEqual([first])
  })

  test('the taken slots among the requested ones are all of them without any worker', () => {
    expect(slotsTakenForBestWorker(requestedSlots, [])).toEqual(requestedSlots)
  })
})
