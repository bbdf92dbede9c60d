import { countField, optionalObjectField, textField } from '../fields.ts'

/** The unit of a price: `visit`, `day`, `month` or `year` with their count, or `once` for everything. */
// @__NO_SIDE_EFFECTS__
export const priceBasisField = () => optionalObjectField({ unit: textField(), count: countField() })
