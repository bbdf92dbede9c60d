import type { ToastAction } from './context.ts'

export type Tone = 'success' | 'info' | 'error'

export interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
  readonly action: ToastAction | undefined
}

/** The next waits until there is room, so that no one must read more than three things at once. */
export const seenAtOnce = 3

export type Change = { readonly show: Toast } | { readonly close: number }

/** The same words again replace what says them, and their time starts anew. */
export function change(queue: readonly Toast[], step: Change): readonly Toast[] {
  if ('close' in step) return queue.filter(({ id }) => id !== step.close)
  const { show } = step
  return [...queue.filter(({ tone, text }) => tone !== show.tone || text !== show.text), show]
}

const milliseconds: Readonly<Record<Tone, number | undefined>> = {
  success: 2500,
  info: 5000,
  error: undefined,
}

/** How long a toast stays; undefined: until someone closes it. What can be pressed must wait for the one who presses. */
export const timeOf = ({ tone, action }: Toast): number | undefined =>
  action ? undefined : milliseconds[tone]
