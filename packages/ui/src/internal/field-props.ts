import type { FocusEvent, ReactNode, Ref } from 'react'

/** What every field takes beside its own: the frame that Field draws. */
export interface FieldFrame {
  /** What is asked for, as a noun. */
  label: string
  /** How to answer, before any mistake is made. */
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  required?: boolean | undefined
  /** Says "optional" after the label. */
  optional?: boolean | undefined
  /** Of the element that takes the answer, where something outside refers to it. */
  id?: string | undefined
  /** Places the field with its label: margin, width, cell of a grid. */
  className?: string | undefined
}

/** The element that takes the answer, for those who want to focus it. `data-*` and `aria-*` attributes reach it too. */
export interface ControlRef<Control> {
  ref?: Ref<Control> | undefined
  /** The field was left: the focus is neither in it nor in what opened from it. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
}
