import { readPackageSettings } from '../../catalogue/settings.ts'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import { toPackageWish, type Order, type PackageWish } from '../../db/repositories/orders.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import type { Catalogue } from './catalogue-reader.ts'

/** What the customer wished of an order without a plan; null for any other order. */
export const packageWishOf = ({ package: stored }: Pick<Order, 'package'>): PackageWish | null =>
  stored && toPackageWish(stored)

/** The catalogue entries of a package's options; undefined where one no longer exists. */
function choicesOf(catalogue: Catalogue, chosen: NonNullable<Order['package']>) {
  const offered = readPackageSettings(catalogue.settings)
  if (offered === undefined) return undefined
  const { workerType, workerCount, ...wish } = toPackageWish(chosen)
  const job = offered.jobs.find(({ code }) => code === workerType)
  const nationality = offered.nationalities.find(({ code }) => code === wish.nationality)
  const count = offered.counts.find(({ value }) => value === workerCount)
  const duration = offered.durations.find(({ code }) => code === wish.duration)
  return job && nationality && count && duration ? { job, nationality, count, duration } : undefined
}

/** The name of a package, which has no plan to take a name from. */
export function bilingualPackageName(
  catalogue: Catalogue,
  chosen: NonNullable<Order['package']>,
): Bilingual | undefined {
  const choices = choicesOf(catalogue, chosen)
  if (choices === undefined) return undefined
  const { job, nationality, count, duration } = choices
  return {
    ar: `${job.name.ar} ${nationality.name.ar}، ${count.name.ar}، ${duration.name.ar}`,
    en: `${nationality.name.en} ${job.name.en.toLowerCase()}, ${count.name.en}, ${duration.name.en}`,
  }
}

/** The available employees of the agency with the job and nationality of a package. */
export function workersMatchingPackage(
  catalogue: Catalogue,
  chosen: NonNullable<Order['package']>,
): readonly WorkerRow[] {
  const choices = choicesOf(catalogue, chosen)
  if (choices === undefined) return []
  const { job, nationality } = choices
  return catalogue.workers.filter(
    (worker) =>
      worker.status === 'available' &&
      worker.kind === 'employee' &&
      worker.nationalityId === nationality.id &&
      worker.jobIds.includes(job.id),
  )
}
