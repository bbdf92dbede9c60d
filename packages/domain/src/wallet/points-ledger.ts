import type { Instant } from '../calendar/index.ts'
import type { PointsEntryKind } from '../vocabulary/index.ts'

/** One line of the ledger of points: whole points above zero; the kind says whether they come or go. */
export type PointsEntry = {
  readonly id: string
  readonly kind: PointsEntryKind
  readonly points: number
  readonly at: Instant
}

export type Points = readonly PointsEntry[]

const DIRECTION: Readonly<Record<PointsEntryKind, -1 | 1>> = {
  earned: 1,
  bonus: 1,
  redeemed: -1,
  reversed: -1,
}

/** What an entry does to the balance. */
export const pointsChange = ({ kind, points }: Pick<PointsEntry, 'kind' | 'points'>): number =>
  DIRECTION[kind] * points

export const pointsBalance = (entries: Points): number =>
  entries.reduce((before, entry) => before + pointsChange(entry), 0)
