import { halfDone } from '@sakina/domain/draft'
import type { StepValues } from '@sakina/domain/draft'
import { validate } from '@sakina/domain/validation'
import type { FieldProblem } from '@sakina/domain/validation'
import { useState } from 'react'

import { useProblemWords } from '../../../shared/forms/validation/use-problem-words.ts'

type Schema = Parameters<typeof validate>[0]

type Options = {
  readonly schema: Schema
  /** What the draft knows of the step. */
  readonly first: StepValues
  /** The step as it is kept; marked as half done where an answer is missing, so that a reload loses nothing. */
  readonly onChange: (values: StepValues) => void
  /** Going on was tried. */
  readonly tried: boolean
}

const isKept = (value: unknown): value is NonNullable<StepValues[string]> =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)

const keepable = (values: unknown): StepValues =>
  Object.fromEntries(
    Object.entries(typeof values === 'object' ? { ...values } : {}).filter(
      (entry): entry is [string, NonNullable<StepValues[string]>] => isKept(entry[1]),
    ),
  )

function toKeep(schema: Schema, values: StepValues): StepValues {
  const checked = validate(schema, values)
  return checked.ok ? keepable(checked.value) : halfDone(keepable(values))
}

const withoutMark = ({ unfinished: _mark, ...values }: StepValues): StepValues => values

/**
 * A step of choices, kept at each tap: the summary and the device know of it at once. What is missing is said when
 * going on was tried, not while somebody is still choosing.
 */
export function useChoice({ schema, first, onChange, tried }: Options) {
  const words = useProblemWords()
  const [values, setValues] = useState(() => withoutMark(first))
  const checked = validate(schema, values)

  const choose = (change: StepValues): void => {
    const next = { ...values, ...change }
    setValues(next)
    onChange(toKeep(schema, next))
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
  return { values, choose, current: toKeep(schema, values), errorOf }
}
