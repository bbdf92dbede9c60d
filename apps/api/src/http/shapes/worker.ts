import type { Nearness } from '@sakina/domain/address'
import type { WireWorker } from '@sakina/api-client/wire/shapes/worker'
import type { WorkerRow } from '../../db/repositories/catalogue.ts'
import type { Catalogue } from '../../use-cases/catalogue/catalogue-reader.ts'
import { say, type Language } from '../language.ts'

export function toWireWorker(
  worker: WorkerRow,
  catalogue: Catalogue,
  language: Language,
  nearness: Nearness | null = null,
): WireWorker {
  const nationality = catalogue.nationality.get(worker.nationalityId)
  const [firstJobId] = worker.jobIds
  const branch = worker.branchId === null ? undefined : catalogue.branch.get(worker.branchId)
  const nationalityName =
    nationality === undefined
      ? ''
      : say(worker.gender === 'm' ? nationality.masculineName : nationality.name, language)
  return {
    id: worker.id,
    name: say(worker.name, language),
    partner_name: say(worker.name, language),
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
      skill_id: { id: skill.id, name: say(skill.name, language) },
      skill_level_id: { id: level.id, name: say(level.name, language) },
    })),
    experience: say(worker.experience, language),
    experience_years: worker.experienceYears,
    location: say(worker.location, language),
    branch_id: branch === undefined ? null : { id: branch.id, name: say(branch.name, language) },
    nearness,
    kind: worker.kind,
    about: say(worker.about, language),
    image_url: worker.imageUrl,
  }
}
