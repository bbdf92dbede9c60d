import { instant } from '@sakina/domain/calendar'
import { pointsEntryKinds, tierCodes, type TierCode } from '@sakina/domain/vocabulary'
import { pointsBalance, type PointsEntry } from '@sakina/domain/wallet'
import type { QueryExecutor } from '../../db/database.ts'
import { ledgerEntriesOfCustomer, type LedgerEntry } from '../../db/repositories/ledger.ts'

/** An entry of the points; for a bonus, with the tier that was reached. */
export type PointsLedgerEntry = PointsEntry & { readonly tier: TierCode | undefined }

/** Returns the ledger reference of the bonus for reaching a tier. */
export const tierBonusReference = (tier: TierCode, customerId: string): string => `tier:${tier}:${customerId}`

const tierIn = (reference: string): TierCode | undefined =>
  tierCodes.find((tier) => reference.startsWith(tierBonusReference(tier, '')))

const toEntry = (row: LedgerEntry): readonly PointsLedgerEntry[] => {
  const kind = pointsEntryKinds.find((each) => each === row.kind)
  if (kind === undefined) return []
  const tier = kind === 'bonus' ? tierIn(row.reference) : undefined
  return [{ id: row.id, kind, points: row.amount, at: instant(row.at), tier }]
}

/** Reads the points of a customer and the entries behind them. */
export async function readPointsAccount(
  db: QueryExecutor,
  customerId: string,
): Promise<{ readonly balance: number; readonly entries: readonly PointsLedgerEntry[] }> {
  const entries = (await ledgerEntriesOfCustomer(db, customerId, 'points')).flatMap(toEntry)
  return { balance: pointsBalance(entries), entries }
}
