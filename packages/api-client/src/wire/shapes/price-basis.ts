import { count, optionalObject, text } from '../fields.ts'

/** What a price is for: `visit`, `day`, `month` or `year` with their count, or the whole matter `once`. */
// @__NO_SIDE_EFFECTS__
export const priceBasis = () => optionalObject({ unit: text(), count: count() })
