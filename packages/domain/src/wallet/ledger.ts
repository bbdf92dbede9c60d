import { add, isMoney, NOTHING, subtract, sum, times } from '../money/index.ts'
import type { Money } from '../money/index.ts'
import { granted, Refusal, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import { EFFECTS } from './entry.ts'
import type { WalletEntry } from './entry.ts'

export type Wallet = readonly WalletEntry[]

export type WalletTotals = {
  /** Everything in the wallet, the frozen part included. */
  readonly balance: Money
  readonly frozen: Money
  /** What can be spent: the balance without the frozen part. */
  readonly available: Money
}

export type WalletRefusal =
  | 'wallet.duplicate_entry'
  | 'wallet.not_enough'
  | 'wallet.hold_exists'
  | 'wallet.no_such_hold'
  | 'wallet.beyond_hold'

/** Every balance is a sum of entries; none is ever stored. */
export function walletTotals(wallet: Wallet): WalletTotals {
  const balance = sum(wallet.map(({ kind, amount }) => times(amount, EFFECTS[kind].balance)))
  const frozen = sum(wallet.map(({ kind, amount }) => times(amount, EFFECTS[kind].frozen)))
  return { balance, frozen, available: subtract(balance, frozen) }
}

const entriesOf = (wallet: Wallet, hold: string): Wallet =>
  wallet.filter((entry) => 'hold' in entry && entry.hold === hold)

/** What a hold still freezes. */
export const heldBy = (wallet: Wallet, hold: string): Money => walletTotals(entriesOf(wallet, hold)).frozen

function refusalOfHold(
  wallet: Wallet,
  entry: Extract<WalletEntry, { readonly hold: string }>,
): Outcome<never, WalletRefusal> | undefined {
  const known = entriesOf(wallet, entry.hold).length > 0
  if (entry.kind === 'hold') return known ? refused('wallet.hold_exists', { hold: entry.hold }) : undefined
  if (!known) return refused('wallet.no_such_hold', { hold: entry.hold })
  const held = heldBy(wallet, entry.hold)
  return entry.amount > held ? refused('wallet.beyond_hold', { held, wanted: entry.amount }) : undefined
}

/** The wallet with one entry more, or why not: nothing that can be spent ever falls below zero. */
export function append(wallet: Wallet, entry: WalletEntry): Outcome<Wallet, WalletRefusal> {
  if (!isMoney(entry.amount) || entry.amount <= 0) {
    throw new Refusal('wallet.not_an_amount', { value: String(entry.amount) })
  }
  if (wallet.some(({ id }) => id === entry.id)) return refused('wallet.duplicate_entry', { id: entry.id })
  const holdRefusal = 'hold' in entry ? refusalOfHold(wallet, entry) : undefined
  if (holdRefusal) return holdRefusal
  const { available } = walletTotals(wallet)
  const effect = EFFECTS[entry.kind]
  const change = times(entry.amount, effect.balance - effect.frozen)
  if (add(available, change) < NOTHING) {
    return refused('wallet.not_enough', { available, wanted: entry.amount })
  }
  return granted([...wallet, entry])
}

/** All of the entries in turn, or none of them and why. Replaying a wallet from nothing proves it sound. */
export function appendAll(wallet: Wallet, entries: readonly WalletEntry[]): Outcome<Wallet, WalletRefusal> {
  let grown: Outcome<Wallet, WalletRefusal> = granted(wallet)
  for (const entry of entries) {
    if (!grown.ok) return grown
    grown = append(grown.value, entry)
  }
  return grown
}
