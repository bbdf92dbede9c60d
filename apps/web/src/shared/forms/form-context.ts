import { createContext, use } from 'react'

import type { FieldValue } from './field-value.ts'

export type FormInside = {
  readonly idOf: (name: string) => string
  readonly valueOf: (name: string) => FieldValue
  readonly errorOf: (name: string) => string | undefined
  readonly change: (name: string, value: FieldValue) => void
  readonly leave: (name: string) => void
  readonly sending: boolean
}

export const FormContext = createContext<FormInside | undefined>(undefined)

export function useFormInside(): FormInside {
  const inside = use(FormContext)
  if (!inside) throw new Error('an input stands outside a form')
  return inside
}
