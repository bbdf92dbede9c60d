import type { FocusEvent, ReactNode, Ref } from 'react'

/** The props that every field of the kit has besides those of its control: label, hint, error. */
export interface CommonFieldProps {
  /** The label, as a noun. */
  label: ReactNode
  /** How to answer, before any mistake is made. */
  hint?: ReactNode
  /** What is wrong and how to fix it. */
  error?: ReactNode
  required?: boolean | undefined
  /** Adds "optional" to the label. */
  optional?: boolean | undefined
  /** The id of the control, for elements outside that refer to it. */
  id?: string | undefined
  /** Classes for the field with its label, such as margin, width and grid cell. */
  className?: string | undefined
}

/** The ref of the control, for moving focus. `data-*` and `aria-*` attributes reach the control too. */
export interface ControlRefProps<Control> {
  ref?: Ref<Control> | undefined
  /** Called when focus has left the field and everything that it opened. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** The field has no event of its own: use `onValueChange`, in React Hook Form a `Controller`. */
  onChange?: never
}
