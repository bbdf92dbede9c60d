import type { ReactNode } from 'react'

/** What every field takes beside its own: the frame that Field draws. */
export interface FieldFrame {
  /** What is asked for, as a noun. */
  label: string
  hint?: ReactNode
  /** What is wrong and how to put it right. */
  error?: ReactNode
  required?: boolean | undefined
  /** Says "optional" after the label. */
  optional?: boolean | undefined
  id?: string | undefined
  className?: string | undefined
}
