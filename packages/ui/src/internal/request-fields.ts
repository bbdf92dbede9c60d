import type { ReactNode } from 'react'
import type { RadioOption } from '../components/radio-group/radio-group.tsx'

/** What the fields of a request form take, in a popup as on a page: the page keeps the values. */
export interface RequestFieldsProps<Values extends object> {
  values: Values
  onValueChange: (name: keyof Values & string, value: string) => void
  errors?: { readonly [Field in keyof Values]?: ReactNode } | undefined
  /** A field was left. */
  onLeave?: ((name: keyof Values & string) => void) | undefined
  /** The ids of the fields, where the page has to find them. */
  fieldId?: ((name: keyof Values & string) => string) | undefined
  disabled?: boolean | undefined
  /** To choose one of, or none; under `other` there is more to say. */
  reasons: readonly RadioOption[]
  /** Counts the characters of `reasonText` towards this many. */
  countTo: number
}

export interface BoundField {
  readonly id: string | undefined
  readonly error: ReactNode
  readonly disabled: boolean
}

/** Binds a field by its name. */
export const boundTo =
  <Values extends object>({ errors, fieldId, disabled = false }: RequestFieldsProps<Values>) =>
  (name: keyof Values & string): BoundField => ({
    id: fieldId?.(name),
    error: errors?.[name],
    disabled,
  })
