import type { Instant } from '../calendar/index.ts'
import type { PointsEntryKind } from '../vocabulary/index.ts'

/**
 * An entry of the points ledger: a positive number of points; the kind decides whether they are added or
 * deducted.
 */
export type PointsEntry = {
  readonly id: string
  readonly kind: PointsEntryKind
  readonly points: number
  readonly at: Instant
}

/** All entries of a points account. */
export type PointsEntries = readonly PointsEntry[]

const DIRECTION: Readonly<Record<PointsEntryKind, -1 | 1>> = {
  earned: 1,
  bonus: 1,
  redeemed: -1,
  reversed: -1,
}

/** The change of the balance by an entry. */
export const pointsChange = ({ kind, points }: Pick<PointsEntry, 'kind' | 'points'>): number =>
  DIRECTION[kind] * points

/** Adds up the entries of a points account. */
export const pointsBalance = (entries: PointsEntries): number =>
  entries.reduce((before, entry) => before + pointsChange(entry), 0)
