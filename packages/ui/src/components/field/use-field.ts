'use client'
import { useId } from 'react'

/** The attributes of the input of a field. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** The element ids of the parts of a field. */
export interface FieldIds {
  readonly control: string
  readonly label: string
  readonly hint: string
  readonly error: string
  readonly counter: string
  readonly required: string
}

/** The parts that a field has, such as a hint and an error. */
export interface FieldParts {
  readonly id?: string | undefined
  readonly hint?: unknown
  readonly error?: unknown
  readonly counted?: boolean | undefined
  readonly required?: boolean | undefined
}

/**
 * Creates the ids that connect a control to its label, hint, error and counter. Screen readers read the
 * error first.
 */
export function useField({ id, hint, error, counted, required }: FieldParts): {
  ids: FieldIds
  control: FieldControl
} {
  const made = useId()
  const control = id ?? made
  const ids = {
    control,
    label: `${control}-label`,
    hint: `${control}-hint`,
    error: `${control}-error`,
    counter: `${control}-counter`,
    required: `${control}-required`,
  }
  const described = [error ? ids.error : '', hint ? ids.hint : '', counted ? ids.counter : ''].filter(Boolean)
  return {
    ids,
    control: {
      id: control,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required ? true : undefined,
    },
  }
}
