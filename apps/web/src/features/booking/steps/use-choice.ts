import type { RawValues, Unfinished } from '@sakina/domain/booking'
import { validate } from '@sakina/domain/validation'
import type { FieldProblem } from '@sakina/domain/validation'
import { useState } from 'react'

import { useProblemMessage } from '../../../shared/forms/validation/use-problem-message.ts'
import { isRecord } from '../../../shared/is-record.ts'

type Schema = Parameters<typeof validate>[0]

type Options<Choice> = {
  readonly schema: Schema
  readonly read: (raw: RawValues) => Choice
  /** What the draft knows of the step. */
  readonly first: Choice
  /** The step as it is kept; marked as half done where an answer is missing, so that a reload loses nothing. */
  readonly onChange: (choice: Choice) => void
  /** Going on was tried. */
  readonly tried: boolean
}

/**
 * A step of choices, kept at each tap: the summary and the device know of it at once. What is missing is said when
 * going on was tried, not while somebody is still choosing.
 */
export function useChoice<Choice extends Unfinished & RawValues>({
  schema,
  read,
  first,
  onChange,
  tried,
}: Options<Choice>) {
  const words = useProblemMessage()
  const [values, setValues] = useState<Choice>(() => ({ ...first, unfinished: undefined }))
  const checked = validate(schema, values)

  const toKeep = (choice: Choice): Choice => {
    const valid = validate(schema, choice)
    const value: unknown = valid.ok ? valid.value : undefined
    return isRecord(value) ? read(value) : { ...read(choice), unfinished: true }
  }
  const choose = (change: Partial<Choice>): void => {
    const next = { ...values, ...change }
    setValues(next)
    onChange(toKeep(next))
  }
  const problemOf = (field: string): FieldProblem | undefined => {
    if (checked.ok) return undefined
    const found = Object.entries(checked.fields).find(([path]) => path.replace(/[.[].*$/, '') === field)
    return found?.[1]
  }
  const errorOf = (field: string): string | undefined => {
    const problem = tried ? problemOf(field) : undefined
    return problem && words(problem)
  }
  return { values, choose, current: toKeep(values), errorOf }
}
