'use client'
import { isValidElement } from 'react'
import type { ReactElement } from 'react'
import { KitError, isDevelopment } from './dev.ts'
import { useOwnValue } from './use-own-value.ts'

/** How a window is opened: by its own trigger, or by whoever holds `open`. */
export interface WindowOpening {
  /** Held by the caller; left out, the window holds it itself. */
  open?: boolean | undefined
  /** Open from the start, where the window holds it itself. */
  defaultOpen?: boolean | undefined
  /** Called with `false` when it asks to be closed; a held `open` stays until the caller says so. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens it. */
  trigger?: ReactElement | undefined
}

/** Whether the window is open, for a component that leaves that to its caller or keeps it itself. */
export function useWindowOpening(
  of: string,
  { open, defaultOpen = false, onOpenChange, trigger }: WindowOpening,
): readonly [shown: boolean, setShown: (open: boolean) => void] {
  if (isDevelopment && trigger !== undefined && !isValidElement(trigger))
    throw new KitError(of, '`trigger` wants one button.')
  if (isDevelopment && open === undefined && !defaultOpen && !trigger)
    throw new KitError(of, 'can never open. Pass a `trigger`, or `open` with `onOpenChange`.')
  const [shown, setShown] = useOwnValue(open, defaultOpen, onOpenChange)
  return [shown, setShown]
}
