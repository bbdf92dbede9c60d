import type { RawValues, UnfinishedMark } from '@sakina/domain/booking'
import { validate } from '@sakina/domain/validation'
import type { FieldProblem } from '@sakina/domain/validation'
import { useState } from 'react'

import { useProblemMessage } from '../../../shared/forms/use-problem-message.ts'
import { isRecord } from '../../../shared/is-record.ts'

type Schema = Parameters<typeof validate>[0]

type Options<Choice> = {
  readonly schema: Schema
  readonly read: (raw: RawValues) => Choice
  /** The values of the step in the draft. */
  readonly first: Choice
  /** Called with each change. Incomplete values are marked as unfinished, so that a reload keeps them. */
  readonly onChange: (choice: Choice) => void
  /** Whether Continue was pressed, so that missing values are reported. */
  readonly tried: boolean
}

/**
 * The values and errors of a step. Each change is saved at once. Missing values are reported only after
 * Continue was pressed.
 */
export function useStepValues<Choice extends UnfinishedMark & RawValues>({
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
