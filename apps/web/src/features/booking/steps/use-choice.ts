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
  /** The step as it is kept, or nothing where an answer is missing. */
  readonly onChange: (values: StepValues | undefined) => void
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

/**
 * A step of choices, kept at each tap: the summary and the device know of it at once. What is missing is said when
 * going on was tried, not while somebody is still choosing.
 */
export function useChoice({ schema, first, onChange, tried }: Options) {
  const words = useProblemWords()
  const [values, setValues] = useState(first)
  const checked = validate(schema, values)

  const choose = (change: StepValues): void => {
    const next = { ...values, ...change }
    setValues(next)
    const result = validate(schema, next)
    onChange(result.ok ? keepable(result.value) : undefined)
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
  const current = checked.ok ? keepable(checked.value) : undefined
  return { values, choose, current, errorOf }
}
