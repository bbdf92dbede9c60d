import { and, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import type { Tx } from './database.ts'
import type { CatalogueFileRows } from '../catalogue/catalogue-rows.ts'
import { upsertAllColumns } from './upsert-all-columns.ts'
import { storePlaces } from './store-places.ts'
import * as tables from './schema/catalogue.ts'
import { orders } from './schema/orders.ts'

const loadedKey = 'catalogue'

/**
 * Decides which server fills an empty database: a second server waits here until the first one has
 * committed.
 */
export async function claimCatalogueLoad(tx: Tx, at: Date): Promise<boolean> {
  const claimed = await tx
    .insert(tables.settings)
    .values({ key: loadedKey, value: { loaded_at: at.toISOString() } })
    .onConflictDoNothing()
    .returning({ key: tables.settings.key })
  return claimed.length > 0
}

/** Skips an empty insert, which drizzle treats as an error. */
const some = async <Row>(
  rows: readonly Row[],
  insert: (rows: Row[]) => PromiseLike<unknown>,
): Promise<void> => {
  if (rows.length > 0) await insert([...rows])
}

/** How many plans, workers and vouchers a new catalogue took off sale. */
export type RemovedOfferCounts = {
  readonly plans: number
  readonly workers: number
  readonly vouchers: number
}

/** A worker whom the office took off the offer stays off it, whatever the file says. */
function upsertWorkers() {
  const { workers } = tables
  const { target, set } = upsertAllColumns(workers, workers.id)
  return {
    target,
    set: {
      ...set,
      status: sql`case when ${workers.withdrawn} then ${workers.status} else excluded.status end`,
      withdrawn: sql`${workers.withdrawn}`,
    },
  }
}

/** Rows missing from the file stay, because orders may refer to them, but are no longer on offer. */
async function takeOffTheOffer(tx: Tx, file: CatalogueFileRows): Promise<RemovedOfferCounts> {
  const { nationalities, plans, workers, vouchers } = tables
  const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)
  await tx
    .update(nationalities)
    .set({ active: false })
    .where(notInArray(nationalities.id, ids(file.nationalities)))
  const plansOff = await tx
    .update(plans)
    .set({ active: false })
    .where(and(plans.active, notInArray(plans.id, ids(file.plans))))
    .returning({ id: plans.id })
  const workersOff = await tx
    .update(workers)
    .set({ status: 'unavailable' })
    .where(and(ne(workers.status, 'unavailable'), notInArray(workers.id, ids(file.workers))))
    .returning({ id: workers.id })
  const codes = file.vouchers.map(({ code }) => code)
  // A voucher that belongs to one customer, or that points were redeemed for, is never in the file.
  const vouchersOff = await tx
    .update(vouchers)
    .set({ active: false })
    .where(and(vouchers.active, isNull(vouchers.customerId), notInArray(vouchers.code, codes)))
    .returning({ code: vouchers.code })
  return { plans: plansOff.length, workers: workersOff.length, vouchers: vouchersOff.length }
}

/** Removes a closed branch unless an order or a worker refers to it. */
async function closeBranches(tx: Tx, file: CatalogueFileRows): Promise<void> {
  const { branches, workers } = tables
  const referencedBranchIds = [
    tx.select({ id: orders.branchId }).from(orders).where(isNotNull(orders.branchId)),
    tx.select({ id: workers.branchId }).from(workers).where(isNotNull(workers.branchId)),
  ]
  const branchIds = file.branches.map(({ id }) => id)
  await tx
    .delete(branches)
    .where(
      and(
        notInArray(branches.id, branchIds),
        ...referencedBranchIds.map((rows) => notInArray(branches.id, rows)),
      ),
    )
}

/**
 * Makes the offer match the file: new rows are added, known ids or codes are updated, and missing ones go
 * off the offer. Orders and contracts keep their references and prices.
 */
export async function putCatalogue(tx: Tx, file: CatalogueFileRows, at: Date): Promise<RemovedOfferCounts> {
  const { branches, nationalities, jobs, services } = tables
  const { serviceJobs, plans, workers, planWorkers, terms, reviews, vouchers, settings } = tables
  await storePlaces(tx)
  await some(file.branches, (rows) =>
    tx.insert(branches).values(rows).onConflictDoUpdate(upsertAllColumns(branches, branches.id)),
  )
  await some(file.nationalities, (rows) =>
    tx
      .insert(nationalities)
      .values(rows)
      .onConflictDoUpdate(upsertAllColumns(nationalities, nationalities.id)),
  )
  await some(file.jobs, (rows) =>
    tx.insert(jobs).values(rows).onConflictDoUpdate(upsertAllColumns(jobs, jobs.id)),
  )
  await some(file.services, (rows) =>
    tx.insert(services).values(rows).onConflictDoUpdate(upsertAllColumns(services, services.id)),
  )
  await some(file.plans, (rows) =>
    tx.insert(plans).values(rows).onConflictDoUpdate(upsertAllColumns(plans, plans.id)),
  )
  await some(file.workers, (rows) => tx.insert(workers).values(rows).onConflictDoUpdate(upsertWorkers()))
  await some(file.vouchers, (rows) =>
    tx
      .insert(vouchers)
      .values(rows.map((voucher) => ({ ...voucher, createdAt: at })))
      .onConflictDoUpdate(upsertAllColumns(vouchers, vouchers.code)),
  )
  // No other table refers to these rows, so they are replaced.
  await tx.delete(serviceJobs)
  await some(file.serviceJobs, (rows) => tx.insert(serviceJobs).values(rows))
  await tx.delete(planWorkers)
  await some(file.planWorkers, (rows) => tx.insert(planWorkers).values(rows))
  await tx.delete(terms)
  await some(file.terms, (rows) => tx.insert(terms).values(rows))
  await tx.delete(reviews)
  await some(file.reviews, (rows) => tx.insert(reviews).values(rows))
  await tx
    .insert(settings)
    .values([
      ...Object.entries(file.settings).map(([key, value]) => ({ key, value })),
      { key: loadedKey, value: { loaded_at: at.toISOString() } },
    ])
    .onConflictDoUpdate(upsertAllColumns(settings, settings.key))
  const off = await takeOffTheOffer(tx, file)
  await closeBranches(tx, file)
  return off
}
