'use client'
import { useCallback, useState } from 'react'

/** What `useDialog` returns: whether the dialog is open, for which value, and how to open it. */
export interface DialogState<T> {
  /** The value that the dialog was opened for. It is kept during the closing animation. */
  readonly subject: T | undefined
  readonly open: boolean
  readonly show: (subject: T) => void
  readonly close: () => void
  /** The props to spread on the one Dialog of the page. */
  readonly props: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }
}

/**
 * One dialog for a whole page: three hundred cards call `show(plan)`, and one `<Dialog {...props}>` is
 * mounted. A dialog in every card would cost contexts and listeners that are rarely used.
 */
export function useDialog<T>(): DialogState<T> {
  const [state, setState] = useState<{ open: boolean; subject: T | undefined }>({
    open: false,
    subject: undefined,
  })
  const onOpenChange = useCallback((open: boolean) => setState(({ subject }) => ({ open, subject })), [])
  const show = useCallback((subject: T) => setState({ open: true, subject }), [])
  const close = useCallback(() => onOpenChange(false), [onOpenChange])
  return { subject: state.subject, open: state.open, show, close, props: { open: state.open, onOpenChange } }
}
