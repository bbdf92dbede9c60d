import type { ToastAction } from './context.ts'

/** The meaning of a toast. */
export type ToastTone = 'success' | 'info' | 'warning' | 'error'

export interface Toast {
  readonly id: number
  readonly tone: ToastTone
  readonly text: string
  readonly action: ToastAction | undefined
  readonly duration?: number | undefined
}

/**
 * The number of toasts shown at a time. Further ones wait, so that nobody has to read more than three
 * at once.
 */
const maxVisibleToasts = 3

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
  warning: undefined,
  error: undefined,
}

const rank: Readonly<Record<ToastTone, number>> = { error: 0, warning: 1, info: 2, success: 2 }

/** Returns the toasts to show: errors first, then warnings, then the others as they came. */
export const visibleToasts = (queue: readonly Toast[]): readonly Toast[] =>
  queue.toSorted((one, other) => rank[one.tone] - rank[other.tone]).slice(0, maxVisibleToasts)

/**
 * The time a toast stays, in milliseconds; undefined if it stays until someone closes it. A toast
 * with a button must wait for the customer, unless the caller says otherwise.
 */
export const toastDuration = ({ tone, action, duration }: Toast): number | undefined => {
  const time = duration ?? (action ? undefined : milliseconds[tone])
  return time === Number.POSITIVE_INFINITY ? undefined : time
}
