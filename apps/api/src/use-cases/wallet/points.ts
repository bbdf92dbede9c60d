import { instant } from '@sakina/domain/calendar'
import { pointsBalance, type PointsEntry, type PointsEntryKind } from '@sakina/domain/wallet'
import type { Queries } from '../../db/database.ts'
import { entriesOf, type LedgerEntry } from '../../db/repositories/ledger.ts'

const kinds: readonly PointsEntryKind[] = ['earned', 'bonus', 'redeemed', 'reversed']

const toEntry = (row: LedgerEntry): readonly PointsEntry[] => {
  const kind = kinds.find((each) => each === row.kind)
  return kind === undefined ? [] : [{ id: row.id, kind, points: row.amount, at: instant(row.at) }]
}

export async function pointsOf(
  db: Queries,
  customerId: string,
): Promise<{ readonly balance: number; readonly entries: readonly PointsEntry[] }> {
  const entries = (await entriesOf(db, customerId, 'points')).flatMap(toEntry)
  return { balance: pointsBalance(entries), entries }
}
