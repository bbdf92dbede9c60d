import * as v from 'valibot'
import { id, idList, list, optionalCount, optionalText, relation, relationWith, text } from '../fields.ts'

export const workerSchema = v.object({
  id: id(),
  name: text(),
  partner_name: text(),
  age: optionalCount(),
  gender: text(),
  nationality_id: relationWith({ code: text() }),
  /** The documented list of available workers writes the nationality as text. */
  nationality: text(),
  job_ids: idList(),
  /** What she does first of all, as the plans' `job_id.code` names it. */
  job_code: optionalText(),
  employee_skill_ids: list(v.object({ skill_id: relation(), skill_level_id: relation() })),
  experience: text(),
  experience_years: optionalCount(),
  location: text(),
  branch_id: relation(),
  /** `city`, `region` or `far` from the home that was asked about. */
  nearness: optionalText(),
  kind: text(),
  about: optionalText(),
  image_url: optionalText(),
})

export type WireWorker = v.InferOutput<typeof workerSchema>
