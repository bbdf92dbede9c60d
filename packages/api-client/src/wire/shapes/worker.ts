import * as v from 'valibot'
import {
  idField,
  idListField,
  listField,
  optionalCountField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { planSchema } from './plan.ts'

/** A worker of an order, a contract or a visit, with the data her portrait is drawn from. */
// @__NO_SIDE_EFFECTS__
export const workerReferenceField = () =>
  relationFieldWith({ gender: textField(), nationality_code: textField(), job_code: optionalTextField() })

export const workerSchema = v.object({
  id: idField(),
  name: textField(),
  partner_name: textField(),
  age: optionalCountField(),
  gender: textField(),
  nationality_id: relationFieldWith({ code: textField() }),
  /** The documented list of available workers writes the nationality as text. */
  nationality: textField(),
  job_ids: idListField(),
  /** Her main occupation, with the code that plans have in `job_id.code`. */
  job_code: optionalTextField(),
  employee_skill_ids: listField(
    v.object({ skill_id: relationFieldWith({ code: textField() }), skill_level_id: relationField() }),
  ),
  experience: textField(),
  experience_years: optionalCountField(),
  location: textField(),
  branch_id: relationField(),
  /** The city of her branch; null for a worker abroad. */
  city_id: relationField(),
  /** How near her branch is to the given home: `city`, `region` or `far`. */
  nearness: optionalTextField(),
  kind: textField(),
  about: optionalTextField(),
  image_url: optionalTextField(),
})

export type WireWorker = v.InferOutput<typeof workerSchema>

export const workerDetailSchema = v.object({
  ...workerSchema.entries,
  /** The plans that can be booked with this worker now. */
  plans: listField(planSchema),
})

export type WireWorkerDetail = v.InferOutput<typeof workerDetailSchema>
