import * as v from 'valibot'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Bilingual } from '../../db/schema/columns.ts'
import type { Catalogue } from './catalogue-reader.ts'

const name = v.object({ ar: v.string(), en: v.string() })

const Choices = v.object({
  worker_types: v.array(v.object({ code: v.string(), job_id: v.number(), name })),
  nationalities: v.array(v.object({ code: v.string(), nationality_id: v.number(), name })),
  counts: v.array(v.object({ value: v.number(), name })),
  durations: v.array(v.object({ code: v.string(), days: v.number(), name })),
})

/** The catalogue entries of a package's options; undefined where one no longer exists. */
function choicesOf(catalogue: Catalogue, chosen: NonNullable<Order['package']>) {
  const read = v.safeParse(Choices, catalogue.settings.get('special_packages'))
  if (!read.success) return undefined
  const { worker_types: jobs, nationalities, counts, durations } = read.output
  const job = jobs.find(({ code }) => code === chosen.worker_type)
  const nationality = nationalities.find(({ code }) => code === chosen.nationality)
  const count = counts.find(({ value }) => value === chosen.worker_count)
  const duration = durations.find(({ code }) => code === chosen.duration)
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
      worker.nationalityId === nationality.nationality_id &&
      worker.jobIds.includes(job.job_id),
  )
}
