import { describe, expect, test } from 'vitest'
import { slotsTakenForAnyWorker, slotsTakenForBestWorker } from './free-slots.ts'

const requestedSlots = ['2026-03-01/morning', '2026-03-03/morning', '2026-03-08/morning']
const [first = '', second = '', third = ''] = requestedSlots
const free: ReadonlySet<string> = new Set()

describe('a requested slot', () => {
  test('a requested slot counts as taken if one of the chosen workers is not free', () => {
    expect(
      slotsTakenForAnyWorker(requestedSlots, [new Set([second]), new Set([third, '2026-03-09/morning'])]),
    ).toEqual([second, third])
    expect(slotsTakenForAnyWorker(requestedSlots, [free, free])).toEqual([])
    expect(slotsTakenForAnyWorker(requestedSlots, [])).toEqual([])
  })

  test('where the office chooses, a requested slot counts as taken if the worker with most free slots is not free', () => {
    expect(
      slotsTakenForBestWorker(requestedSlots, [
        new Set([first, second]),
        new Set([third]),
        new Set(requestedSlots),
      ]),
    ).toEqual([third])
    expect(slotsTakenForBestWorker(requestedSlots, [new Set(requestedSlots), free])).toEqual([])
  })

  test('where no single worker is free for all requested slots, the slot that the best worker lacks counts as taken', () => {
    expect(slotsTakenForBestWorker(requestedSlots, [new Set([first]), new Set([second])])).toEqual([first])
  })

  test('where the office chooses and there is no worker, every requested slot counts as taken', () => {
    expect(slotsTakenForBestWorker(requestedSlots, [])).toEqual(requestedSlots)
  })
})
