import { object } from 'yup'
import { textLimits } from '../vocabulary/index.ts'
import { singleLineField } from './fields.ts'
import { mobileField } from './person.ts'
import { fieldProblem } from './problem.ts'

/** The schema of the form that names who opens the door to the driver. */
export const doorContactSchema = object({
  name: singleLineField(textLimits.doorContactName).required(fieldProblem('validation.common.required')),
  mobile: mobileField().required(fieldProblem('validation.common.required')),
})
