import { pageOfRows, toPageRange } from '../catalogue/page.ts'
import type { QueryOf } from '@sakina/api-client/wire/operation'
import type { opsListDispatch } from '@sakina/api-client/wire/dispatch'
import { dispatchViews } from '@sakina/domain/vocabulary'
import type { Application } from '../../application.ts'
import { addressesByIds } from '../../db/repositories/addresses.ts'
import {
  absentWorkerIds,
  countDispatch,
  paginateDispatch,
  type DispatchCount,
} from '../../db/repositories/dispatch.ts'
import type { SignedInStaff } from '../staff/signed-in-staff.ts'
import { branchLimitOf } from './branch-limit.ts'

const sumOf = (counts: readonly DispatchCount[], field: 'total' | (typeof dispatchViews)[number]): number =>
  counts.reduce((sum, row) => sum + row[field], 0)

/** Shows the day of the branches of a person: its tasks, and how many visits each worker and driver has. */
export async function listDispatch(
  app: Application,
  staff: SignedInStaff | undefined,
  query: QueryOf<typeof opsListDispatch>,
) {
  const db = app.database.reader
  const { date: day, branch, worker, driver, search, view, order = 'time' } = query
  const branches = branchLimitOf(staff)
  const ofDay = { day, now: app.now(), branches, branch }
  const filter = { ...ofDay, worker, driver, search }
  const rows = await paginateDispatch(db, { ...filter, view, order, ...toPageRange(query) })
  const found = await countDispatch(db, filter)
  // The choice of a worker or a driver is among all of the day.
  const all = await countDispatch(db, ofDay)
  const absent = await absentWorkerIds(db, day)
  const addresses = await addressesByIds(
    db,
    rows.flatMap(({ addressId }) => addressId ?? []),
  )
  const { workers } = await app.catalogue.read()
  const isOfBranch = ({ branchId }: { readonly branchId: number | null }): boolean =>
    branchId === null ||
    ((branches === undefined || branches.includes(branchId)) && (branch === undefined || branch === branchId))
  return {
    ...pageOfRows(rows, sumOf(found, view ?? 'total'), query),
    addresses: new Map(addresses.map((address) => [address.id, address])),
    counts: dispatchViews.map((each) => ({ view: each, count: sumOf(found, each) })),
    drivers: [...Map.groupBy(all, (row) => row.driver)]
      .flatMap(([name, of]) => (name === null ? [] : { name, count: sumOf(of, 'total') }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
    workers: workers.flatMap((row) => {
      const count = sumOf(
        all.filter(({ workerId }) => workerId === row.id),
        'total',
      )
      return count > 0 || isOfBranch(row) ? { row, count, isAbsent: absent.has(row.id) } : []
    }),
  }
}
