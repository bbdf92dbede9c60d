import type { ToastAction } from './context.ts'

/** The meaning of a toast. */
export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly action: ToastAction | undefined
}

/**
 * The number of toasts shown at a time. Further ones wait, so that nobody has to read more than three
 * at once.
 */
export const maxVisibleToasts = 3

/** A toast to show, or the id of one to close. */
export type ToastChange = { readonly show: Toast } | { readonly close: number }

/**
 * Shows or closes a toast. One with the same tone and text replaces the earlier one, and its time
 * starts again.
 */
export function reduceToasts(queue: readonly Toast[], step: ToastChange): readonly Toast[] {
  if ('close' in step) return queue.filter(({ id }) => id !== step.close)
  const { show } = step
  return [...queue.filter(({ tone, text }) => tone !== show.tone || text !== show.text), show]
}

const milliseconds: Readonly<Record<ToastTone, number | undefined>> = {
  success: 2500,
  info: 5000,
  error: undefined,
}

/**
 * The time a toast stays, in milliseconds; undefined if it stays until someone closes it. A toast
 * with a button must wait for the customer.
 */
export const toastDuration = ({ tone, action }: Toast): number | undefined =>
  action ? undefined : milliseconds[tone]
