import type { Nearness } from '@sakina/domain/address'
import { codec, field, listOf, record, type ValueOf } from '../codec.ts'
import {
  idField,
  idListField,
  optionalCountField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { codeOrNull, converted, extended, reference, textOrNull } from '../value-codecs.ts'
import { planCodec } from './plan.ts'

const nearnessOrder: readonly Nearness[] = ['city', 'region', 'far']

// @__NO_SIDE_EFFECTS__
const gender = () =>
  codec(textField(), {
    decode: (text): 'f' | 'm' | null => (text === 'f' || text === 'm' ? text : null),
    encode: (value: 'f' | 'm' | null) => value ?? '',
  })

/** A worker of an order, a contract or a visit, with the data her portrait is drawn from. */
// @__NO_SIDE_EFFECTS__
export const workerReference = () =>
  converted(
    reference({
      gender: field('gender', gender()),
      nationality: field('nationality_code', textOrNull()),
      jobCode: field('job_code', optionalTextField()),
    }),
    {
      decode: (worker) =>
        worker && {
          ...worker,
          nationality: worker.nationality === null ? null : { code: worker.nationality },
        },
      encode: (worker) => worker && { ...worker, nationality: worker.nationality?.code ?? null },
    },
  )
export type WorkerReference = NonNullable<ValueOf<ReturnType<typeof workerReference>>>

/** The workers of an order or a contract. */
// @__NO_SIDE_EFFECTS__
export const workerReferences = () =>
  converted(listOf(workerReference()), {
    decode: (workers): readonly WorkerReference[] => workers.flatMap((worker) => worker ?? []),
    encode: (workers) => workers,
  })

const skill = /* @__PURE__ */ record({
  skill: field('skill_id', relationFieldWith({ code: textField() })),
  level: field('skill_level_id', relationField()),
})

/** The skills of a worker; one that is a language has its name as code: `arabic`. */
// @__NO_SIDE_EFFECTS__
const skills = () =>
  converted(listOf(skill), {
    decode: (sent) =>
      sent.flatMap(({ skill: known, level }) =>
        known ? [{ ...known, level: level?.name ?? '', levelId: level?.id ?? null }] : [],
      ),
    encode: (list) =>
      list.map(({ level, levelId, ...known }) => ({ skill: known, level: { id: levelId, name: level } })),
  })

export const workerCodec = /* @__PURE__ */ converted(
  /* @__PURE__ */ record({
    id: field('id', idField()),
    name: field('name', textField(), { alsoAs: ['partner_name'] }),
    age: field('age', optionalCountField()),
    gender: field('gender', gender()),
    nationality: field('nationality_id', relationFieldWith({ code: textField() })),
    // The documented list of available workers writes the nationality as text.
    nationalityName: field('nationality', textField()),
    jobIds: field('job_ids', idListField()),
    jobCode: field('job_code', optionalTextField()),
    skills: field('employee_skill_ids', skills()),
    experience: field('experience', textField()),
    experienceYears: field('experience_years', optionalCountField()),
    location: field('location', textField()),
    branch: field('branch_id', relationField()),
    city: field('city_id', relationField()),
    nearness: field('nearness', codeOrNull(nearnessOrder)),
    isApplicant: field(
      'kind',
      codec(textField(), {
        decode: (kind) => kind === 'applicant',
        encode: (isApplicant: boolean) => (isApplicant ? 'applicant' : 'employee'),
      }),
    ),
    about: field('about', optionalTextField()),
    imageUrl: field('image_url', optionalTextField()),
  }),
  {
    decode: ({ nationality, nationalityName: name, ...worker }) => ({
      ...worker,
      nationality: nationality ?? (name === '' ? null : { id: null, name, code: '' }),
    }),
    encode: (worker) => ({ ...worker, nationalityName: worker.nationality?.name ?? '' }),
  },
)
export type Worker = Readonly<ValueOf<typeof workerCodec>>

/** A worker with the plans that can be booked with the worker now. */
export const workerDetailCodec = /* @__PURE__ */ extended(workerCodec, {
  plans: field('plans', listOf(planCodec)),
})
export type WorkerDetail = ValueOf<typeof workerDetailCodec>
