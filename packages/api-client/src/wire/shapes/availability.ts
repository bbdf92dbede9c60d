import type * as v from 'valibot'
import { dayField, optionalObjectField, textField } from '../fields.ts'

/** Whether a worker is available: `now`, `later` (from that day on) or `none`. */
// @__NO_SIDE_EFFECTS__
export const availabilityField = () => optionalObjectField({ state: textField(), from: dayField() })

export type WireAvailability = v.InferOutput<ReturnType<typeof availabilityField>>
