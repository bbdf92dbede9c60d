import type { Worker as WorkerEntity, WorkerReference } from '@sakina/api-client/wire/records/worker'
import type { Nearness } from '@sakina/domain/address'
import { workerGender } from '@sakina/domain/plans'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Order } from '../../db/repositories/orders.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { localize, type Language } from '../language.ts'
import { nationalityNameFor } from './nationality.ts'
import { toReference, toRelation } from './relation.ts'

export function toWorker(
  worker: WorkerRow,
  catalogue: Catalogue,
  language: Language,
  nearness: Nearness | null = null,
): WorkerEntity {
  const nationality = catalogue.nationality.get(worker.nationalityId)
  const [firstJobId] = worker.jobIds
  const branch = worker.branchId === null ? undefined : catalogue.branch.get(worker.branchId)
  const city = branch === undefined ? undefined : catalogue.city.get(branch.cityId)
  return {
    id: worker.id,
    name: localize(worker.name, language),
    age: worker.age,
    gender: worker.gender === 'm' ? 'm' : 'f',
    nationality: toReference(
      nationality && {
        ...nationality,
        name: nationalityNameFor(nationality, worker.gender === 'm' ? 'male' : 'female'),
      },
      language,
    ),
    jobIds: [...worker.jobIds],
    jobCode: (firstJobId !== undefined && catalogue.job.get(firstJobId)?.code) || null,
    skills: worker.skills.map(({ skill, level }) => ({
      id: skill.id,
      name: localize(skill.name, language),
      code: skill.code,
      level: localize(level.name, language),
      levelId: level.id,
    })),
    experience: localize(worker.experience, language),
    experienceYears: worker.experienceYears,
    location: localize(worker.location, language),
    branch: toRelation(branch, language),
    city: toRelation(city, language),
    nearness,
    isApplicant: worker.kind === 'applicant',
    about: localize(worker.about, language),
    imageUrl: worker.imageUrl,
  }
}

/** The worker of an order, a contract or a visit, with the data her portrait is drawn from. */
export function toWorkerReference(
  { workerId }: { readonly workerId: number | null },
  catalogue: Catalogue,
  language: Language,
): WorkerReference | null {
  const worker = workerId === null ? undefined : catalogue.worker.get(workerId)
  if (worker === undefined) return null
  const { id, name, gender, nationality, jobCode } = toWorker(worker, catalogue, language)
  return { id, name, gender, nationality: nationality && { code: nationality.code }, jobCode }
}

/** The worker whom a customer recruits by name; null for an order without one. */
export function toNamedWorker(
  { planId, mediation }: Pick<Order, 'planId' | 'mediation'>,
  catalogue: Catalogue,
): WorkerReference | null {
  const name = mediation?.['worker_name']
  if (name === undefined) return null
  const plan = planId === null ? undefined : catalogue.plan.get(planId)
  const job = plan === undefined ? undefined : catalogue.job.get(plan.jobId)
  const nationality = plan?.nationalityId == null ? undefined : catalogue.nationality.get(plan.nationalityId)
  return {
    id: null,
    name,
    gender: workerGender(job?.code) === 'male' ? 'm' : 'f',
    nationality: nationality === undefined ? null : { code: nationality.code },
    jobCode: job?.code ?? null,
  }
}
