'use client'
import { isValidElement } from 'react'
import type { ReactElement } from 'react'
import { KitError, isDevelopment } from './dev.ts'
import { useControllableValue } from './use-controllable-value.ts'

/** How a window is opened: by its own trigger, or by a controlled `open`. */
export interface ModalOpenProps {
  /**
   * Whether the window is open. Pass it to control the window; without it the window keeps its own state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled window is open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `true` when the trigger opens the window, and with `false` when the customer closes
   * it. A controlled window changes only with `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the window. */
  trigger?: ReactElement | undefined
}

/** Returns whether the window is open, controlled by the caller or kept by the component. */
export function useModalOpenState(
  of: string,
  { open, defaultOpen = false, onOpenChange, trigger }: ModalOpenProps,
): readonly [shown: boolean, setShown: (open: boolean) => void] {
  if (isDevelopment && trigger !== undefined && !isValidElement(trigger))
    throw new KitError(of, '`trigger` wants one button.')
  if (isDevelopment && open === undefined && !defaultOpen && !trigger)
    throw new KitError(of, 'can never open. Pass a `trigger`, or `open` with `onOpenChange`.')
  const [shown, setShown] = useControllableValue(open, defaultOpen, onOpenChange)
  return [shown, setShown]
}
