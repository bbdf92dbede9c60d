import type { FieldErrorCode } from '@sakina/api-client/wire/errors'
import { validateTexts, type MessageKey } from '@sakina/domain/validation'

/** The code of a message of the forms; the others are `not_allowed`. */
const codes: Partial<Record<MessageKey, FieldErrorCode>> = {
  'validation.common.required': 'required',
  'validation.common.tooLong': 'too_long',
  'validation.common.notADate': 'not_a_date',
  'validation.person.email': 'not_an_email',
  'validation.person.phoneTenDigits': 'not_a_phone',
  'validation.person.phoneNotMobile': 'not_a_phone',
}

/**
 * Judges the texts of a request by the rules of the form that sends them, and returns them normalised; the
 * code of an invalid one is added to `problems`.
 */
export function judgeTexts<Name extends string>(
  schema: Parameters<typeof validateTexts>[0],
  names: readonly Name[],
  body: Parameters<typeof validateTexts<Name>>[2],
  problems: Record<string, FieldErrorCode>,
) {
  const judged = validateTexts(schema, names, body)
  for (const [field, { key }] of Object.entries(judged.problems))
    problems[field] = codes[key] ?? 'not_allowed'
  return judged.texts
}
