import { createContext, use } from 'react'

import type { FieldValue } from './field-value.ts'

export type FormContextValue = {
  readonly idOf: (name: string) => string
  readonly valueOf: (name: string) => FieldValue
  readonly errorOf: (name: string) => string | undefined
  readonly change: (name: string, value: FieldValue) => void
  readonly leave: (name: string) => void
  readonly sending: boolean
}

export const FormContext = createContext<FormContextValue | undefined>(undefined)

export function useFormContext(): FormContextValue {
  const inside = use(FormContext)
  if (!inside) throw new Error('an input stands outside a form')
  return inside
}
