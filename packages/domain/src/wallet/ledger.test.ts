import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { instant } from '../calendar/index.ts'
import { money, riyals } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { propertyRuns } from '../property-runs.ts'
import type { Outcome } from '../refusal/index.ts'
import { append, appendAll, EFFECTS, heldBy, walletTotals } from './index.ts'
import type { CreditKind, DebitKind, HoldKind, Wallet, WalletEntry } from './index.ts'

const refusal = (code: string, values: object = {}) =>
  expect.objectContaining({ code, values: expect.objectContaining(values) })
const at = instant('2026-02-18T10:15:00+03:00')
const entry = (id: string, kind: CreditKind | DebitKind, amount: Money): WalletEntry => ({
  id,
  kind,
  amount,
  at,
})
const held = (id: string, kind: HoldKind, hold: string, amount: Money): WalletEntry => ({
  id,
  kind,
  hold,
  amount,
  at,
})
const walletOf = (...entries: WalletEntry[]): Wallet => {
  const grown = appendAll([], entries)
  if (!grown.ok) throw new Error(grown.reason.code)
  return grown.value
}
const denied = (code: string, values: object) => ({ ok: false, reason: { code, values } })

describe('a wallet', () => {
  test('is empty at first', () => {
    expect(walletTotals([])).toEqual({ balance: 0, frozen: 0, available: 0 })
  })

  test.each([
    ['refund', 1000, 0],
    ['cashback', 1000, 0],
    ['compensation', 1000, 0],
    ['spend', -1000, 0],
    ['payout', -1000, 0],
    ['cashback_reversal', -1000, 0],
  ] as const)('a %s changes the balance by %d halalas', (kind, balance, frozen) => {
    expect(walletTotals([entry('1', kind, riyals(10))])).toEqual({
      balance,
      frozen,
      available: balance - frozen,
    })
  })

  test('a hold freezes, a release frees, a capture takes out', () => {
    const filled = [entry('1', 'refund', riyals(19)), held('2', 'hold', 'h', riyals(7))]
    expect(walletTotals(walletOf(...filled))).toEqual({ balance: 1900, frozen: 700, available: 1200 })
    const released = walletOf(...filled, held('3', 'release', 'h', riyals(7)))
    expect(walletTotals(released)).toEqual({ balance: 1900, frozen: 0, available: 1900 })
    const captured = walletOf(...filled, held('3', 'capture', 'h', riyals(7)))
    expect(walletTotals(captured)).toEqual({ balance: 1200, frozen: 0, available: 1200 })
  })

  test('a hold may be captured in part and the rest released', () => {
    const wallet = walletOf(
      entry('1', 'refund', riyals(10)),
      held('2', 'hold', 'h', riyals(10)),
      held('3', 'capture', 'h', riyals(4)),
    )
    expect(heldBy(wallet, 'h')).toBe(600)
    expect(heldBy(wallet, 'other')).toBe(0)
    const rest = walletOf(...wallet, held('4', 'release', 'h', riyals(6)))
    expect(walletTotals(rest)).toEqual({ balance: 600, frozen: 0, available: 600 })
    expect(heldBy(rest, 'h')).toBe(0)
  })

  test('appending leaves the wallet it was given as it was', () => {
    const wallet = walletOf(entry('1', 'refund', riyals(10)))
    const grown = append(wallet, entry('2', 'spend', riyals(10)))
    expect(wallet).toHaveLength(1)
    expect(grown).toEqual({ ok: true, value: [...wallet, entry('2', 'spend', riyals(10))] })
  })
})

describe('what a wallet refuses', () => {
  const wallet = walletOf(entry('1', 'refund', riyals(100)), held('2', 'hold', 'h', riyals(30)))

  test.each(['spend', 'payout', 'cashback_reversal'] as const)('a %s beyond what is available', (kind) => {
    expect(append(wallet, entry('3', kind, riyals(70))).ok).toBe(true)
    expect(append(wallet, entry('3', kind, money(7001)))).toEqual(
      denied('wallet.not_enough', { available: 7000, wanted: 7001 }),
    )
  })

  test('a hold beyond what is available', () => {
    expect(append(wallet, held('3', 'hold', 'k', riyals(70))).ok).toBe(true)
    expect(append(wallet, held('3', 'hold', 'k', money(7001)))).toEqual(
      denied('wallet.not_enough', { available: 7000, wanted: 7001 }),
    )
  })

  test('a second hold of the same name, also after the first has ended', () => {
    expect(append(wallet, held('3', 'hold', 'h', riyals(1)))).toEqual(
      denied('wallet.hold_exists', { hold: 'h' }),
    )
    const ended = walletOf(...wallet, held('3', 'release', 'h', riyals(30)))
    expect(append(ended, held('4', 'hold', 'h', riyals(1)))).toEqual(
      denied('wallet.hold_exists', { hold: 'h' }),
    )
  })

  test.each(['release', 'capture'] as const)('a %s of an unknown hold or of more than it holds', (kind) => {
    expect(append(wallet, held('3', kind, 'k', riyals(1)))).toEqual(
      denied('wallet.no_such_hold', { hold: 'k' }),
    )
    expect(append(wallet, held('3', kind, 'h', riyals(30))).ok).toBe(true)
    expect(append(wallet, held('3', kind, 'h', money(3001)))).toEqual(
      denied('wallet.beyond_hold', { held: 3000, wanted: 3001 }),
    )
  })

  test('one hold does not pay for another', () => {
    const two = walletOf(...wallet, held('3', 'hold', 'k', riyals(50)))
    expect(append(two, held('4', 'release', 'h', riyals(31)))).toEqual(
      denied('wallet.beyond_hold', { held: 3000, wanted: 3100 }),
    )
  })

  test('an entry that is already there', () => {
    expect(append(wallet, entry('1', 'refund', riyals(1)))).toEqual(
      denied('wallet.duplicate_entry', { id: '1' }),
    )
  })

  test.each([0, -1, 0.5, Number.NaN, Infinity])('an amount of %s', (amount) => {
    expect(() => append(wallet, entry('3', 'refund', amount as Money))).toThrow(
      refusal('wallet.not_an_amount', { value: String(amount) }),
    )
  })

  test('a whole list of entries when one of them fails', () => {
    const entries = [
      entry('3', 'spend', riyals(60)),
      entry('4', 'spend', riyals(60)),
      entry('5', 'refund', riyals(500)),
    ]
    expect(appendAll(wallet, entries)).toEqual(denied('wallet.not_enough', { available: 1000, wanted: 6000 }))
    expect(appendAll(wallet, [])).toEqual({ ok: true, value: wallet })
    expect(appendAll(wallet, entries.slice(0, 1))).toMatchObject({ ok: true, value: { length: 3 } })
  })
})

describe('under any sequence of entries', () => {
  const amount = fc.integer({ min: 1, max: 5000 }).map(money)
  const id = fc.nat({ max: 60 }).map(String)
  const hold = fc.constantFrom('h', 'k', 'm')
  const entries: fc.Arbitrary<WalletEntry> = fc.oneof(
    fc.record({
      id,
      kind: fc.constantFrom(
        'refund' as const,
        'cashback' as const,
        'compensation' as const,
        'spend' as const,
        'payout' as const,
        'cashback_reversal' as const,
      ),
      amount,
      at: fc.constant(at),
    }),
    fc.record({
      id,
      kind: fc.constantFrom('hold' as const, 'release' as const, 'capture' as const),
      hold,
      amount,
      at: fc.constant(at),
    }),
  )
  const grow = (
    list: readonly WalletEntry[],
    each: (outcome: Outcome<Wallet>, before: Wallet) => void,
  ): Wallet => {
    let wallet: Wallet = []
    for (const next of list) {
      const outcome = append(wallet, next)
      each(outcome, wallet)
      if (outcome.ok) wallet = outcome.value
    }
    return wallet
  }

  test('nothing falls below zero and the sums hold', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 60 }), (list) => {
        grow(list, (outcome, before) => {
          const { balance, frozen, available } = walletTotals(outcome.ok ? outcome.value : before)
          expect(available).toBeGreaterThanOrEqual(0)
          expect(frozen).toBeGreaterThanOrEqual(0)
          expect(balance).toBe(available + frozen)
        })
      }),
      propertyRuns,
    )
  })

  test('an entry changes the sums by its own effect and by nothing else', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 30 }), (list) => {
        grow(list, (outcome, before) => {
          if (!outcome.ok) return
          const added = outcome.value.at(-1)
          if (!added) throw new Error('nothing was added')
          const [old, now] = [walletTotals(before), walletTotals(outcome.value)]
          expect(now.balance - old.balance).toBe(EFFECTS[added.kind].balance * added.amount + 0)
          expect(now.frozen - old.frozen).toBe(EFFECTS[added.kind].frozen * added.amount + 0)
        })
      }),
      propertyRuns,
    )
  })

  test('the frozen part is the sum of what each hold still holds', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 60 }), (list) => {
        const wallet = grow(list, () => undefined)
        const all = ['h', 'k', 'm'].map((name) => heldBy(wallet, name))
        expect(Math.min(...all)).toBeGreaterThanOrEqual(0)
        expect(all.reduce<number>((before, next) => before + next, 0)).toBe(walletTotals(wallet).frozen)
      }),
      propertyRuns,
    )
  })

  test('replaying a wallet from nothing gives the same wallet', () => {
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 40 }), (list) => {
        const wallet = grow(list, () => undefined)
        expect(appendAll([], wallet)).toEqual({ ok: true, value: wallet })
      }),
      propertyRuns,
    )
  })
})
