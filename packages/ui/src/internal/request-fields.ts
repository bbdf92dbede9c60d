import type { ReactNode } from 'react'
import type { RadioOption } from '../components/radio-group/radio-group.tsx'

/** The props of the fields of a request form, in a popup or on a page. The page keeps the values. */
export interface RequestFieldsProps<Values extends object> {
  values: Values
  onValueChange: (name: keyof Values & string, value: string) => void
  errors?: { readonly [Field in keyof Values]?: ReactNode } | undefined
  /** Called with the name of a field when it loses focus. */
  onLeave?: ((name: keyof Values & string) => void) | undefined
  /** Returns the id of the control of a field, so that the page can find it. */
  fieldId?: ((name: keyof Values & string) => string) | undefined
  disabled?: boolean | undefined
  /** The reasons to choose from; the choice is optional. `other` shows a text field. */
  reasons: readonly RadioOption[]
  /** The limit that the character counter of `reasonText` shows. */
  countTo: number
}

/** The id, the error and the disabled state of one field. */
export interface BoundField {
  readonly id: string | undefined
  readonly error: ReactNode
  readonly disabled: boolean
}

/**
 * Returns a function that gives the id, the error and the disabled state of a field by its name.
 */
export const createFieldProps =
  <Values extends object>({ errors, fieldId, disabled = false }: RequestFieldsProps<Values>) =>
  (name: keyof Values & string): BoundField => ({
    id: fieldId?.(name),
    error: errors?.[name],
    disabled,
  })
