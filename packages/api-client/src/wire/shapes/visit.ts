import * as v from 'valibot'
import {
  amountField,
  booleanField,
  countField,
  dayField,
  labelledCodeField,
  listField,
  instantField,
  optionalIdField,
  optionalObjectField,
  optionalTextField,
  relationField,
  relationFieldWith,
  textField,
} from '../fields.ts'
import { workerReferenceField } from './worker.ts'

export const visitSchema = v.object({
  id: optionalIdField(),
  name: textField(),
  first_visit_date: dayField(),
  visit_end_date: dayField(),
  visit_status: labelledCodeField(),
  partner_id: relationField(),
  service_id: relationFieldWith({ code: textField() }),
  contract_id: relationField(),
  employee_id: workerReferenceField(),
  visit_window: textField(),
  arrives_from: instantField(),
  arrives_to: instantField(),
  ends_at: instantField(),
  /** Until when the visit can be moved; null if it cannot. */
  movable_until: instantField(),
  /** The calendar id of the visit, which does not change when it is moved. */
  calendar_uid: textField(),
  /** How often the visit was moved or cancelled. */
  calendar_sequence: countField(),
  address: optionalTextField(),
  /** Whose fault it is that the visit was missed or cancelled: `agency`, `family` or `nobody`. */
  fault: optionalTextField(),
  /** Whether we ended the visit before its time. */
  cut_short: booleanField(),
  /** Until when the family chooses another time or the price of a failed visit; null if it cannot. */
  choose_by: instantField(),
  /** The price that can be chosen. */
  choice_refund: amountField(),
  /** What was chosen for a failed visit: `another_time` or `refund`. */
  remedy: optionalTextField(),
  /**
   * `asked`: nobody has confirmed the visit, and the family can say whether the worker came; `claimed`: it
   * said that nobody came.
   */
  confirmation: optionalTextField(),
  /** Until when the family can say that nobody came to a visit that was marked; null if it cannot. */
  disputable_until: instantField(),
  /** Until when the office answers the family that says nobody came. */
  decide_by: instantField(),
  /** What was returned because the visit failed or was cut short. */
  returned: amountField(),
  /** The office's note about the current state. */
  office_note: optionalTextField(),
  /** The driver who brings the worker. */
  driver: optionalTextField(),
  /** The steps the driver has reported. */
  steps: listField(v.object({ step: textField(), at: instantField() })),
  /** The earliest time at which the driver may leave; null unless the driver waits at the door. */
  driver_waits_until: instantField(),
  /** When the family reported that somebody is coming to the door. */
  coming_at: instantField(),
  /** The person the family named to open the door. */
  door_contact: optionalObjectField({ name: textField(), mobile: textField() }),
})
export type WireVisit = v.InferOutput<typeof visitSchema>
