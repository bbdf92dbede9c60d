import type { Instant } from '../calendar/index.ts'
import { granted, Refusal, refused } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { PointsEntryKind } from '../vocabulary/index.ts'

/** One line of the ledger of points: whole points above zero; the kind says whether they come or go. */
export type PointsEntry = {
  readonly id: string
  readonly kind: PointsEntryKind
  readonly points: number
  readonly at: Instant
}

export type Points = readonly PointsEntry[]
export type PointsRefusal = 'points.duplicate_entry' | 'points.not_enough'

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

/** The ledger with one entry more, or why not: points never fall below zero. */
export function appendPoints(entries: Points, entry: PointsEntry): Outcome<Points, PointsRefusal> {
  if (!Number.isSafeInteger(entry.points) || entry.points < 1) {
    throw new Refusal('points.not_points', { value: String(entry.points) })
  }
  if (entries.some(({ id }) => id === entry.id)) return refused('points.duplicate_entry', { id: entry.id })
  const balance = pointsBalance(entries)
  const after = balance + DIRECTION[entry.kind] * entry.points
  if (!Number.isSafeInteger(after)) throw new Refusal('points.not_points', { value: String(after) })
  return after < 0
    ? refused('points.not_enough', { balance, wanted: entry.points })
    : granted([...entries, entry])
}
