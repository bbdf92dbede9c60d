'use client'
import { useCallback, useState } from 'react'

export interface DialogState<T> {
  /** What the dialog was opened for; kept while it closes. */
  readonly subject: T | undefined
  readonly open: boolean
  readonly show: (subject: T) => void
  readonly close: () => void
  /** Spread on the one Dialog of the page. */
  readonly props: { readonly open: boolean; readonly onOpenChange: (open: boolean) => void }
}

/**
 * One dialog for a whole page: three hundred cards call `show(plan)`, one `<Dialog {...props}>` is mounted. A root per
 * card would cost each of them contexts and listeners it almost never uses.
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
