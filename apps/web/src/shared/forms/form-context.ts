import { createContext, use } from 'react'

import type { FieldValue } from './field-value.ts'

/** What the inputs of a form read from the form around them. */
export type FormContextValue = {
  readonly idOf: (name: string) => string
  readonly valueOf: (name: string) => FieldValue
  readonly errorOf: (name: string) => string | undefined
  /** Sets a choice, whose error is shown at once. */
  readonly change: (name: string, value: FieldValue) => void
  /** Sets a text while it is typed. Its error is shown when it is left. */
  readonly type: (name: string, value: FieldValue) => void
  readonly leave: (name: string) => void
  readonly sending: boolean
}

/** Passes a form to the inputs inside it. */
export const FormContext = createContext<FormContextValue | undefined>(undefined)

/** Returns the form around an input, or throws without one. */
export function useFormContext(): FormContextValue {
  const inside = use(FormContext)
  if (!inside) throw new Error('an input stands outside a form')
  return inside
}
