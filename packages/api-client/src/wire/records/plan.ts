import { weekdays, type LocalDate } from '@sakina/domain/calendar'
import type { PlanDays } from '@sakina/domain/schedule'
import { planSeasons } from '@sakina/domain/vocabulary'
import { codec, field, listOf, record, type Codec, type ValueOf } from '../codec.ts'
import {
  booleanField,
  countField,
  decimalField,
  idField,
  idListField,
  listField,
  optionalCountField,
  optionalIdField,
  optionalTextField,
  relatedSchema,
  relationFieldWith,
  textField,
} from '../fields.ts'
import {
  code,
  codeOrNull,
  converted,
  extended,
  optionalAmount,
  optionalDay,
  optionalRecord,
} from '../value-codecs.ts'
import { serviceReference } from './service.ts'

/** Whether a worker is available for a plan: now, from a day on, or not at all. */
export type Availability =
  | { readonly state: 'now' | 'none'; readonly from?: LocalDate | null }
  | { readonly state: 'later'; readonly from: LocalDate }

/** The availability of a plan; null where the provider does not send it. */
// @__NO_SIDE_EFFECTS__
export const availability = (): Codec<Availability | null> =>
  converted(
    optionalRecord(
      record({
        state: field('state', code(['now', 'later', 'none'])),
        from: field('from', optionalDay()),
      }),
    ),
    {
      decode: (sent) => {
        if (sent === null || sent.state === 'unknown') return null
        if (sent.state === 'later') return sent.from && { state: sent.state, from: sent.from }
        return { state: sent.state }
      },
      encode: (value) => value && { state: value.state, from: value.from ?? null },
    },
  )

/** The days on which a plan has visits; an unknown season is treated as none. */
// @__NO_SIDE_EFFECTS__
const visitDays = (): Codec<PlanDays> =>
  converted(
    optionalRecord(
      record({
        weekdays: field('weekdays', listField(countField())),
        season: field('season', codeOrNull(planSeasons)),
      }),
    ),
    {
      decode: (days) => ({
        weekdays: weekdays.filter((weekday) => days?.weekdays.includes(weekday)),
        season: days?.season ?? null,
      }),
      encode: ({ weekdays: some, season }) =>
        some.length === 0 && season === null ? null : { weekdays: [...some], season },
    },
  )

// @__NO_SIDE_EFFECTS__
const coded = () => relationFieldWith({ code: textField() })

const taxRecord = /* @__PURE__ */ record({
  id: field('id', optionalIdField()),
  name: field('name', textField()),
  percent: field('amount', decimalField()),
})
const tax = /* @__PURE__ */ codec(/* @__PURE__ */ relatedSchema(taxRecord), taxRecord, taxRecord.names)
/** The name and the percentage of a tax. */
export type Tax = ValueOf<typeof tax>

export const planCodec = /* @__PURE__ */ record({
  id: field('id', idField()),
  name: field('name', textField()),
  service: field('service_id', serviceReference()),
  nationality: field('nationality_id', coded()),
  job: field('job_id', coded()),
  listPrice: field('list_price', optionalAmount(), { alsoAs: ['price'] }),
  employeeWage: field('employee_wage', optionalAmount()),
  salary: field('salary', optionalAmount()),
  taxes: field('taxes_id', listOf(tax)),
  durationDays: field('plan_duration', optionalCountField()),
  durationLabel: field('duration_label', optionalTextField()),
  visitsPerWeek: field('visit_recurrence_rate', countField()),
  visitCount: field('visit_count', countField()),
  visitPeriod: field('visit_period_id', coded()),
  visitHours: field('visit_hours', optionalCountField()),
  visitDays: field('visit_days', visitDays()),
  requiresInsurance: field('requires_insurance', booleanField()),
  insuranceAmount: field('insurance_amount', optionalAmount()),
  insuranceInPrice: field('insurance_in_price', booleanField()),
  category: field('category', coded()),
  trialDays: field('trial_days', optionalCountField()),
  arrivalDays: field('estimated_arrival_days', optionalCountField()),
  paidThrough: field('paid_through', textField()),
  availability: field('availability', availability()),
  visaFee: field('visa_fee', optionalAmount()),
})
export type Plan = ValueOf<typeof planCodec>

/** A plan also has the ids of its available workers, called applicants for a recruitment. */
export const planDetailCodec = /* @__PURE__ */ extended(planCodec, {
  availableEmployeeIds: field('available_employee_ids', idListField()),
  availableApplicantIds: field('available_applicant_ids', idListField()),
})
type PlanDetailRecord = ValueOf<typeof planDetailCodec>

/** A plan with the ids of its available workers; a provider may send only one of the two lists. */
export const toPlanDetail = ({
  availableEmployeeIds: employees,
  availableApplicantIds: applicants,
  ...plan
}: PlanDetailRecord) => ({
  ...plan,
  availableWorkerIds: plan.service?.code === 'mediation' || employees.length === 0 ? applicants : employees,
})
export type PlanDetail = Readonly<ReturnType<typeof toPlanDetail>>
