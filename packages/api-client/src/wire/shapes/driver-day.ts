import * as v from 'valibot'
import {
  dayField,
  listField,
  instantField,
  optionalObjectField,
  optionalTextField,
  requiredTextField,
  textField,
} from '../fields.ts'

export const driverVisitSchema = v.object({
  id: requiredTextField(),
  /** The number of the visit, as the office and the family know it. */
  name: textField(),
  state: textField(),
  arrives_from: instantField(),
  arrives_to: instantField(),
  worker: optionalTextField(),
  /** The address of the visit; null once the visit is over or cancelled. */
  address: optionalTextField(),
  address_note: optionalTextField(),
  map_link: optionalTextField(),
  door_contact: optionalObjectField({ name: textField(), mobile: textField() }),
  coming_at: instantField(),
  steps: listField(v.object({ step: textField(), at: instantField() })),
  /**
   * The earliest time at which the driver can report that nobody opens; null until the driver is at
   * the door.
   */
  nobody_opens_from: instantField(),
})

export const driverDaySchema = v.object({
  driver: textField(),
  date: dayField(),
  /** The time of the server, which counts the wait at the door. */
  now: instantField(),
  closes_at: instantField(),
  visits: listField(driverVisitSchema),
})
export type WireDriverDay = v.InferOutput<typeof driverDaySchema>
export type WireDriverVisit = v.InferOutput<typeof driverVisitSchema>
