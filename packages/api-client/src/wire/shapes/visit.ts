import * as v from 'valibot'
import {
  count,
  day,
  labelled,
  moment,
  optionalId,
  optionalText,
  relation,
  relationWith,
  text,
} from '../fields.ts'

export const visitSchema = v.object({
  id: optionalId(),
  name: text(),
  first_visit_date: day(),
  visit_end_date: day(),
  visit_status: labelled(),
  partner_id: relation(),
  service_id: relationWith({ code: text() }),
  contract_id: relation(),
  employee_id: relation(),
  visit_window: text(),
  arrives_from: moment(),
  arrives_to: moment(),
  ends_at: moment(),
  /** Until when it can still be moved; nothing where it cannot. */
  movable_until: moment(),
  /** Stays with the visit wherever it is moved, for calendars. */
  calendar_uid: text(),
  /** How many times it was moved. */
  calendar_sequence: count(),
  address: optionalText(),
  /** What the office says about the state it is in. */
  office_note: optionalText(),
})
export type WireVisit = v.InferOutput<typeof visitSchema>
