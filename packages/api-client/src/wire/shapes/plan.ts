import * as v from 'valibot'
import {
  amountField,
  countField,
  dayField,
  decimalField,
  booleanField,
  idField,
  idListField,
  listField,
  optionalCountField,
  optionalObjectField,
  optionalTextField,
  relatedRecordSchema,
  relationFieldWith,
  textField,
} from '../fields.ts'

/** Whether a worker is available: `now`, `later` (from that day on) or `none`. */
// @__NO_SIDE_EFFECTS__
export const availabilityField = () => optionalObjectField({ state: textField(), from: dayField() })

/** The availability of a plan on the wire. */
export type WireAvailability = v.InferOutput<ReturnType<typeof availabilityField>>

const planEntries = {
  id: idField(),
  name: textField(),
  service_id: relationFieldWith({ code: textField() }),
  nationality_id: relationFieldWith({ code: textField() }),
  job_id: relationFieldWith({ code: textField() }),
  list_price: amountField(),
  price: amountField(),
  employee_wage: amountField(),
  salary: amountField(),
  taxes_id: listField(relatedRecordSchema({ amount: decimalField() })),
  plan_duration: optionalCountField(),
  duration_label: optionalTextField(),
  visit_recurrence_rate: countField(),
  visit_count: countField(),
  visit_period_id: relationFieldWith({ code: textField() }),
  visit_hours: optionalCountField(),
  /**
   * The weekdays on which visits can take place, 0 for Sunday, and the season; `null` means every
   * day of the year.
   */
  visit_days: optionalObjectField({ weekdays: listField(countField()), season: optionalTextField() }),
  requires_insurance: booleanField(),
  insurance_amount: amountField(),
  insurance_in_price: booleanField(),
  category: relationFieldWith({ code: textField() }),
  trial_days: optionalCountField(),
  estimated_arrival_days: optionalCountField(),
  paid_through: textField(),
  availability: availabilityField(),
  /** The fee paid to the government for a recruitment, in addition to the total. */
  visa_fee: amountField(),
}

export const planSchema = v.object(planEntries)

export type WirePlan = v.InferOutput<typeof planSchema>

/** A single plan also has the ids of its available workers, called applicants for a recruitment. */
export const planDetailSchema = v.object({
  ...planEntries,
  available_employee_ids: idListField(),
  available_applicant_ids: idListField(),
})

export type WirePlanDetail = v.InferOutput<typeof planDetailSchema>
