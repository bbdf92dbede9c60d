import { normalizeNumericInput, stripBidiControls, normalizeSingleLine } from '@sakina/text'
import { array, boolean, mixed, number, string } from 'yup'
import type { StringSchema } from 'yup'
import { parseLocalDate } from '../calendar/index.ts'
import type { LocalDate } from '../calendar/index.ts'
import { granted } from '../refusal/index.ts'
import type { Outcome } from '../refusal/index.ts'
import type { SingleLineLimit, MultilineLimit } from '../vocabulary/index.ts'
import type { MessageKey } from './message-keys.ts'
import { fieldProblem } from './problem.ts'

/** The identifier of a record: a number or a text. */
export type RecordId = number | string

const isText = (value: unknown): value is string => typeof value === 'string'

const onText =
  (change: (text: string) => string | undefined) =>
  (value: unknown): unknown =>
    isText(value) ? change(value) : value

// yup would convert numbers and lists to text; these fields accept only text.
const text = (): StringSchema =>
  string().transform((value: unknown, typed: unknown) => (isText(typed) ? value : (typed ?? undefined)))

const filled = (value: string): string | undefined => (value === '' ? undefined : value)

/** A field with one line of normalised text; an empty one becomes undefined. */
export const singleLineField = ({ most }: SingleLineLimit): StringSchema =>
  text()
    .transform(onText((value) => filled(normalizeSingleLine(value))))
    .max(most, fieldProblem('validation.common.tooLong', { most }))

/** A field with several lines: line breaks stay, and characters that could disguise the text are removed. */
export const multilineField = ({ most }: MultilineLimit): StringSchema =>
  text()
    .transform(onText((value) => filled(stripBidiControls(value).replaceAll('\r\n', '\n').trim())))
    .max(most, fieldProblem('validation.common.tooLong', { most }))

/** A field for a password, which is never trimmed or changed. */
export const optionalPassword = (): StringSchema => text().transform(onText(filled))
export const requiredPassword = (missing: MessageKey) => optionalPassword().required(fieldProblem(missing))

/**
 * A text field read by a rule of the domain: the form sends what the rule returns, and each refusal has
 * its message. Empty text passes; `required` refuses it.
 */
export const textFieldByRule = <Code extends string>(
  read: (typed: string) => Outcome<string, Code>,
  messages: Readonly<Record<Code, MessageKey>>,
): StringSchema =>
  text()
    .transform(
      onText((typed) => {
        const outcome = read(typed)
        return outcome.ok ? outcome.value : filled(typed.trim())
      }),
    )
    .test('rule', (value, context) => {
      if (value === undefined) return true
      const outcome = read(value)
      if (outcome.ok) return true
      return context.createError({
        message: fieldProblem(messages[outcome.reason.code], outcome.reason.values),
      })
    })

/** Turns a rule into one that returns only the part of its result that the form sends. */
export const mapParsedValue =
  <Value, Code extends string>(
    read: (typed: string) => Outcome<Value, Code>,
    partOf: (value: Value) => string,
  ) =>
  (typed: string): Outcome<string, Code> => {
    const outcome = read(typed)
    return outcome.ok ? granted(partOf(outcome.value)) : outcome
  }

export const optionalChoiceField = <const Option extends string>(
  options: readonly Option[],
  key: MessageKey,
) => text().transform(onText(filled)).oneOf(options, fieldProblem(key))

/** A required field that accepts only one of the given options. */
export const requiredChoiceField = <const Option extends string>(
  options: readonly Option[],
  key: MessageKey,
) => optionalChoiceField(options, key).required(fieldProblem(key))

const isId = (value: unknown): value is RecordId =>
  (typeof value === 'number' && Number.isSafeInteger(value) && value > 0) ||
  (isText(value) && /^[\w-]{1,64}$/.test(value))

/** A field for an id, a number or text; the empty option of a select becomes undefined. */
export const recordIdField = () =>
  mixed((value): value is RecordId => isId(value)).transform((value: unknown) =>
    value === '' || value === null ? undefined : value,
  )

/**
 * The numeric id of a catalogue record; a select holds it as text, and its empty option becomes undefined.
 */
export const catalogueIdField = () =>
  mixed((value): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0)
    .transform((value: unknown) => {
      if (value === '' || value === null) return undefined
      return isText(value) && /^\d+$/.test(value) ? Number(value) : value
    })
    .typeError(fieldProblem('validation.common.choose'))

export const recordIdsField = () => array(mixed((value): value is RecordId => isId(value)).defined())

/** An optional checkbox: true, false or untouched; text such as "yes" is refused. */
export const optionalCheckbox = () =>
  boolean().transform((value: unknown, input: unknown) =>
    typeof input === 'boolean' ? value : (input ?? undefined),
  )

/** A field for a date that exists; callers add further rules. */
export const dayField = () =>
  text()
    .transform(onText((typed) => filled(typed.trim())))
    .test(
      'day',
      fieldProblem('validation.common.notADate'),
      (value) => value === undefined || parseLocalDate(value) !== undefined,
    )

/** The date of a field that has already been validated. */
export const parseDay = (value: string | undefined): LocalDate | undefined =>
  value === undefined ? undefined : parseLocalDate(value)

/** Returns a test that a date is not before the first one, where both are known. */
export const createNotBeforeTest =
  (first: LocalDate | undefined) =>
  (value: string | undefined): boolean => {
    const chosen = parseDay(value)
    return chosen === undefined || first === undefined || chosen >= first
  }

const readWhole = (typed: unknown): unknown => {
  if (!isText(typed)) return typed ?? undefined
  const digits = normalizeNumericInput(typed)
  if (digits === '') return undefined
  return /^\d{1,15}$/.test(digits) ? Number(digits) : typed
}

/** An integer in a range; a select or a numeric field may send it as text with digits of any script. */
export const wholeNumberField = (least: number, most: number, key: MessageKey) =>
  number()
    .transform((_value: unknown, typed: unknown) => readWhole(typed))
    .typeError(fieldProblem(key, { least, most }))
    .integer(fieldProblem(key, { least, most }))
    .min(least, fieldProblem(key, { least, most }))
    .max(most, fieldProblem(key, { least, most }))

// A host and a path; a name before an @ is refused, because it could imitate the host.
const HTTPS_LINK = /^https:\/\/[\p{L}\p{N}.-]+\.\p{L}{2,}(?::\d{1,5})?(?:[/?#]\S*)?$/u

/** The schema of a text field that accepts only an https link. */
export const httpsLink = (limit: SingleLineLimit) =>
  singleLineField(limit).test(
    'link',
    fieldProblem('validation.common.notALink'),
    (value) => value === undefined || HTTPS_LINK.test(value),
  )
