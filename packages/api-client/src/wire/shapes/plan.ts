import * as v from 'valibot'
import {
  amount,
  count,
  day,
  decimal,
  flag,
  id,
  idList,
  list,
  optionalCount,
  optionalObject,
  optionalText,
  related,
  relationWith,
  text,
} from '../fields.ts'

const planEntries = {
  id: id(),
  name: text(),
  service_id: relationWith({ code: text() }),
  nationality_id: relationWith({ code: text() }),
  job_id: relationWith({ code: text() }),
  list_price: amount(),
  price: amount(),
  employee_wage: amount(),
  salary: amount(),
  taxes_id: list(related({ amount: decimal() })),
  plan_duration: optionalCount(),
  duration_label: optionalText(),
  visit_recurrence_rate: count(),
  visit_count: count(),
  visit_period_id: relationWith({ code: text() }),
  visit_hours: optionalCount(),
  /** The days its visits may fall on, 0 for Sunday, and its season; `null` is every day of the year. */
  visit_days: optionalObject({ weekdays: list(count()), season: optionalText() }),
  requires_insurance: flag(),
  insurance_amount: amount(),
  insurance_in_price: flag(),
  category: relationWith({ code: text() }),
  trial_days: optionalCount(),
  estimated_arrival_days: optionalCount(),
  paid_through: text(),
  /** `now`, `later` (from that day on) or `none`: whether somebody can be had for it. */
  availability: optionalObject({
    state: text(),
    from: day(),
  }),
  /** Paid to the government for a recruitment, beside the total. */
  visa_fee: amount(),
}

export const planSchema = v.object(planEntries)

export type WirePlan = v.InferOutput<typeof planSchema>

/** The documented single plan says who could come; mediation says it of applicants. */
export const planDetailSchema = v.object({
  ...planEntries,
  available_employee_ids: idList(),
  available_applicant_ids: idList(),
})

export type WirePlanDetail = v.InferOutput<typeof planDetailSchema>
