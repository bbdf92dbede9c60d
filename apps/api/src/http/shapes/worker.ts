import type { Nearness } from '@sakina/domain/address'
import type { WireVisit } from '@sakina/api-client/wire/shapes/visit'
import type { WireWorker } from '@sakina/api-client/wire/shapes/worker'
import { workerGender } from '@sakina/domain/plans'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { localize, type Language } from '../language.ts'
import { nationalityNameFor } from './nationality.ts'

export function toWireWorker(
  worker: WorkerRow,
  catalogue: Catalogue,
  language: Language,
  nearness: Nearness | null = null,
): WireWorker {
  const nationality = catalogue.nationality.get(worker.nationalityId)
  const [firstJobId] = worker.jobIds
  const branch = worker.branchId === null ? undefined : catalogue.branch.get(worker.branchId)
  const city = branch === undefined ? undefined : catalogue.city.get(branch.cityId)
  const nationalityName =
    nationality === undefined
      ? ''
      : localize(nationalityNameFor(nationality, worker.gender === 'm' ? 'male' : 'female'), language)
  return {
    id: worker.id,
    name: localize(worker.name, language),
    partner_name: localize(worker.name, language),
    age: worker.age,
    gender: worker.gender,
    nationality_id:
      nationality === undefined
        ? null
        : { id: nationality.id, name: nationalityName, code: nationality.code },
    nationality: nationalityName,
    job_ids: [...worker.jobIds],
    job_code: (firstJobId !== undefined && catalogue.job.get(firstJobId)?.code) || null,
    employee_skill_ids: worker.skills.map(({ skill, level }) => ({
      skill_id: { id: skill.id, name: localize(skill.name, language), code: skill.code },
      skill_level_id: { id: level.id, name: localize(level.name, language) },
    })),
    experience: localize(worker.experience, language),
    experience_years: worker.experienceYears,
    location: localize(worker.location, language),
    branch_id: branch === undefined ? null : { id: branch.id, name: localize(branch.name, language) },
    city_id: city === undefined ? null : { id: city.id, name: localize(city.name, language) },
    nearness,
    kind: worker.kind,
    about: localize(worker.about, language),
    image_url: worker.imageUrl,
  }
}

/** The worker of an order, a contract or a visit, with the data her portrait is drawn from. */
export function toWireWorkerReference(
  { workerId }: { readonly workerId: number | null },
  catalogue: Catalogue,
  language: Language,
): WireVisit['employee_id'] {
  const worker = workerId === null ? undefined : catalogue.worker.get(workerId)
  if (worker === undefined) return null
  const {
    id,
    name,
    gender,
    nationality_id: nationality,
    job_code,
  } = toWireWorker(worker, catalogue, language)
  return { id, name, gender, nationality_code: nationality?.code ?? '', job_code }
}

/** The worker whom a customer recruits by name; null for an order without one. */
export function toWireNamedWorker(
  { planId, mediation }: Pick<Order, 'planId' | 'mediation'>,
  catalogue: Catalogue,
): WireVisit['employee_id'] {
  const name = mediation?.['worker_name']
  if (name === undefined) return null
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  const job = plan === undefined ? undefined : catalogue.job.get(plan.jobId)
  const nationality = plan?.nationalityId == null ? undefined : catalogue.nationality.get(plan.nationalityId)
  return {
    id: null,
    name,
    gender: workerGender(job?.code) === 'male' ? 'm' : 'f',
    nationality_code: nationality?.code ?? '',
    job_code: job?.code ?? null,
  }
}
