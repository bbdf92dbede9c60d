import type { Nearness } from '@sakina/domain/address'
import type { WireVisit } from '../shapes/visit.ts'
import type { WireWorker, WireWorkerDetail } from '../shapes/worker.ts'
import { toPlan, type Plan } from './plan.ts'
import type { ReferenceWithCode, Id, RecordReference } from './values.ts'

const NEARNESS: readonly Nearness[] = ['city', 'region', 'far']

export type Worker = {
  readonly id: Id
  readonly name: string
  readonly age: number | null
  readonly gender: 'f' | 'm' | null
  readonly nationality: ReferenceWithCode | null
  readonly jobIds: readonly Id[]
  readonly jobCode: string | null
  /** A skill that is a language has its name as code: `arabic`. */
  readonly skills: readonly { readonly name: string; readonly level: string; readonly code: string }[]
  readonly experience: string
  readonly experienceYears: number | null
  readonly location: string
  readonly branch: RecordReference | null
  /** The city of her branch; `null` for a worker abroad. */
  readonly city: RecordReference | null
  /** How near her branch is to the given home. */
  readonly nearness: Nearness | null
  /** A worker abroad, offered for recruitment only. */
  readonly isApplicant: boolean
  readonly about: string | null
  readonly imageUrl: string | null
}

const toGender = (code: string): Worker['gender'] => (code === 'f' || code === 'm' ? code : null)

/** A worker of an order, a contract or a visit, with the data her portrait is drawn from. */
export type WorkerReference = RecordReference &
  Pick<Worker, 'gender' | 'jobCode'> & { readonly nationality: { readonly code: string } | null }

/** Converts the worker of an order, a contract or a visit, with what the portrait needs. */
export const toWorkerReference = (wire: NonNullable<WireVisit['employee_id']>): WorkerReference => ({
  id: wire.id,
  name: wire.name,
  gender: toGender(wire.gender),
  nationality: wire.nationality_code === '' ? null : { code: wire.nationality_code },
  jobCode: wire.job_code,
})

/** Converts a worker from the wire format. */
export const toWorker = (wire: WireWorker): Worker => ({
  id: wire.id,
  name: wire.name || wire.partner_name,
  age: wire.age,
  gender: toGender(wire.gender),
  nationality:
    wire.nationality_id ?? (wire.nationality === '' ? null : { id: null, name: wire.nationality, code: '' }),
  jobIds: wire.job_ids,
  jobCode: wire.job_code,
  skills: wire.employee_skill_ids.flatMap(({ skill_id: skill, skill_level_id: level }) =>
    skill ? [{ name: skill.name, level: level?.name ?? '', code: skill.code }] : [],
  ),
  experience: wire.experience,
  experienceYears: wire.experience_years,
  location: wire.location,
  branch: wire.branch_id,
  city: wire.city_id,
  nearness: NEARNESS.find((each) => each === wire.nearness) ?? null,
  isApplicant: wire.kind === 'applicant',
  about: wire.about,
  imageUrl: wire.image_url,
})

/** A worker with the plans that can be booked with the worker now. */
export type WorkerDetail = Worker & { readonly plans: readonly Plan[] }

/** Converts a worker with details from the wire format. */
export const toWorkerDetail = (wire: WireWorkerDetail): WorkerDetail => ({
  ...toWorker(wire),
  plans: wire.plans.map(toPlan),
})
