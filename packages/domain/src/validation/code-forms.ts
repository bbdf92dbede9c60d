import { object } from 'yup'
import { changed } from './password-forms.ts'
import { mobile, oneTimeCode } from './person.ts'
import { problem } from './problem.ts'

/** The number that a code is sent to. */
export const codeMobileSchema = object({
  phone: mobile().required(problem('validation.code.mobileRequired')),
})

/** The code that came by text message. */
export const codeSchema = object({ code: oneTimeCode().required(problem('validation.code.required')) })

export const resetWithCodeSchema = codeSchema.shape(changed)
