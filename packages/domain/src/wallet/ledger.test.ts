import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money, riyals } from '../money/index.ts'
import { propertyTestOptions } from '../property-runs.ts'
import { walletEntryKinds } from '../vocabulary/index.ts'
import { walletTotals } from './index.ts'

const entry = (kind: (typeof walletEntryKinds)[number], amount = riyals(10)) => ({ kind, amount })

describe('the totals of a wallet', () => {
  test('the totals of a wallet are zero at first', () => {
    expect(walletTotals([])).toEqual({ balance: 0, frozen: 0, available: 0 })
  })

  test.each([
    ['refund', 1000, 0, 1000],
    ['cashback', 1000, 0, 1000],
    ['compensation', 1000, 0, 1000],
    ['spend', -1000, 0, -1000],
    ['payout', -1000, 0, -1000],
    ['cashback_reversal', -1000, 0, -1000],
    ['hold', 0, 1000, -1000],
    ['release', 0, -1000, 1000],
    ['capture', -1000, -1000, 0],
  ] as const)(
    'the totals of a wallet after a %s of ten riyals: balance %d, frozen %d, available %d',
    (kind, balance, frozen, available) => {
      expect(walletTotals([entry(kind)])).toEqual({ balance, frozen, available })
    },
  )

  test('a wallet hold freezes an amount, a release frees it and a capture spends it', () => {
    const filled = [entry('refund', riyals(19)), entry('hold', riyals(7))]
    expect(walletTotals(filled)).toEqual({ balance: 1900, frozen: 700, available: 1200 })
    expect(walletTotals([...filled, entry('release', riyals(7))])).toEqual({
      balance: 1900,
      frozen: 0,
      available: 1900,
    })
    expect(walletTotals([...filled, entry('capture', riyals(4)), entry('release', riyals(3))])).toEqual({
      balance: 1500,
      frozen: 0,
      available: 1500,
    })
  })

  test('the totals of a wallet are the same for single entries in any order as for the sums of each kind', () => {
    const entries = fc.array(
      fc.record({
        kind: fc.constantFrom(...walletEntryKinds),
        amount: fc.integer({ min: 1, max: 5000 }).map(money),
      }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(entries, (list) => {
        const sums = walletEntryKinds.map((kind) => ({
          kind,
          amount: money(list.reduce((sum, one) => sum + (one.kind === kind ? one.amount : 0), 0)),
        }))
        const totals = walletTotals(list)
        expect(walletTotals(sums)).toEqual(totals)
        expect(totals.balance).toBe(totals.available + totals.frozen)
      }),
      propertyTestOptions,
    )
  })
})
