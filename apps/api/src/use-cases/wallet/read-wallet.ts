import type { WalletEntryKind } from '@sakina/domain/wallet'
import type { Application } from '../../application.ts'
import { ledgerEntriesOfCustomer, type LedgerEntry } from '../../db/repositories/ledger.ts'
import { ordersByIds, type Order } from '../../db/repositories/orders.ts'
import { creditNotesWithRefunds } from '../../db/repositories/refunds.ts'
import { contractRequestById } from '../../db/repositories/requests.ts'
import type { Page } from '@sakina/api-client/wire/envelope'
import { paginate } from '../catalogue/page.ts'
import type { Payout } from '@sakina/api-client/wire/records/payout'
import { isCardRefundStillDue, toPayout } from '../payments/payouts.ts'
import type { SignedInCustomer } from '../identity/signed-in-customer.ts'
import { isWalletEntry, sumWalletEntries, readWalletBalance, type WalletBalance } from './wallet.ts'

/** An amount of the wallet that is held for a refund or payment. */
export type WalletHoldView = {
  readonly id: string
  readonly amount: number
  readonly forWhat: 'refund' | 'payment'
  readonly until: Date | undefined
}

const orderIdOf = (reference: string): string | undefined =>
  /^(?:order|late):([\w-]{36})/.exec(reference)?.[1]

/** The amounts frozen now and until when: for an open payment or for a refund that awaits approval. */
async function holdsIn(
  app: Application,
  entries: readonly LedgerEntry[],
): Promise<readonly WalletHoldView[]> {
  const entriesByHold = Map.groupBy(entries, ({ hold }) => hold ?? undefined)
  entriesByHold.delete(undefined)
  const holds: WalletHoldView[] = []
  for (const [id, posted] of entriesByHold) {
    const amount = sumWalletEntries(posted).frozen
    if (id === undefined || amount <= 0) continue
    const requestId = /^return:(.+)$/.exec(id)?.[1]
    if (requestId !== undefined) {
      const request = await contractRequestById(app.database.reader, requestId)
      holds.push({ id, amount, forWhat: 'refund', until: request?.dueAt })
      continue
    }
    const [order] = await ordersByIds(app.database.reader, [orderIdOf(id) ?? ''].filter(Boolean))
    holds.push({ id, amount, forWhat: 'payment', until: order?.holdExpiresAt ?? undefined })
  }
  return holds
}

/** Reads the wallet of a customer with its holds and refunds. */
export async function readMyWallet(
  app: Application,
  customer: SignedInCustomer,
): Promise<
  WalletBalance & { readonly holds: readonly WalletHoldView[]; readonly payouts: readonly Payout[] }
> {
  const db = app.database.reader
  const [balance, entries] = [
    await readWalletBalance(db, customer.id),
    await ledgerEntriesOfCustomer(db, customer.id, 'wallet'),
  ]
  const payouts = (await creditNotesWithRefunds(db, { customerId: customer.id })).map((creditNote) =>
    toPayout(creditNote, app.config.policies),
  )
  return {
    ...balance,
    holds: await holdsIn(app, entries),
    payouts: payouts.filter((payout) => isCardRefundStillDue(payout, app.now())),
  }
}

/** An entry of a wallet as its owner sees it, with the balance after it. */
export type WalletEntryView = {
  readonly entry: LedgerEntry
  readonly kind: WalletEntryKind
  /** The change of the balance; a hold changes nothing, so it shows the frozen amount. */
  readonly amount: number
  readonly balanceAfter: number
  readonly order: Order | undefined
}

const changeOf = (entry: LedgerEntry): number => sumWalletEntries([entry]).balance

/** Sorts credits before debits of the same moment. */
const inOrder = (a: LedgerEntry, b: LedgerEntry): number =>
  a.at.getTime() - b.at.getTime() || Math.sign(changeOf(b)) - Math.sign(changeOf(a))

/** Returns a page of the entries of the customer's own wallet. */
export async function listMyWalletEntries(
  app: Application,
  customer: SignedInCustomer,
  page: { readonly page?: number | undefined; readonly limit?: number | undefined },
): Promise<Page<WalletEntryView>> {
  const entries = (await ledgerEntriesOfCustomer(app.database.reader, customer.id, 'wallet')).toSorted(
    inOrder,
  )
  let balance = 0
  const lines = entries.flatMap((entry) => {
    if (!isWalletEntry(entry)) return []
    const change = changeOf(entry)
    balance += change
    return [{ entry, kind: entry.kind, amount: change === 0 ? entry.amount : change, balanceAfter: balance }]
  })
  const cut = paginate(lines.toReversed(), page.page, page.limit)
  const ids = cut.items.flatMap(({ entry }) => orderIdOf(entry.reference) ?? [])
  const orders = await ordersByIds(app.database.reader, [...new Set(ids)])
  return {
    ...cut,
    items: cut.items.map((row) => ({
      ...row,
      order: orders.find(({ id }) => id === orderIdOf(row.entry.reference)),
    })),
  }
}
