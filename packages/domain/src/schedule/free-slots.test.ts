import { describe, expect, test } from 'vitest'
import { slotsTakenForAny, slotsTakenForBest } from './free-slots.ts'

const wanted = ['2026-03-01/morning', '2026-03-03/morning', '2026-03-08/morning']
const [first = '', second = '', third = ''] = wanted
const free: ReadonlySet<string> = new Set()

describe('which of the wanted slots are taken', () => {
  test('are those that any of the chosen workers cannot keep', () => {
    expect(slotsTakenForAny(wanted, [new Set([second]), new Set([third, '2026-03-09/morning'])])).toEqual([
      second,
      third,
    ])
    expect(slotsTakenForAny(wanted, [free, free])).toEqual([])
    expect(slotsTakenForAny(wanted, [])).toEqual([])
  })

  test('are those that the most available worker cannot keep when the office chooses', () => {
    expect(slotsTakenForBest(wanted, [new Set([first, second]), new Set([third]), new Set(wanted)])).toEqual([
      third,
    ])
    expect(slotsTakenForBest(wanted, [new Set(wanted), free])).toEqual([])
  })

  test('slots free with different workers do not make a visit plan', () => {
    expect(slotsTakenForBest(wanted, [new Set([first]), new Set([second])])).toEqual([first])
  })

  test('are all of them without any worker', () => {
    expect(slotsTakenForBest(wanted, [])).toEqual(wanted)
  })
})
