'use client'
import { createContext, use } from 'react'
import { KitError } from '../../internal/dev.ts'

export interface ToastAction {
  /** The label, one verb: "Undo". */
  readonly label: string
  readonly onPress: () => void
}
export interface ToastOptions {
  /** A button. A toast with one stays until it is closed or the button is pressed. */
  readonly action?: ToastAction | undefined
  /** How long it stays, in milliseconds. `Infinity`: until it is closed. */
  readonly duration?: number | undefined
}
/** The texts of a toast that follows a promise. */
export interface ToastPromiseTexts<Value> {
  readonly loading: string
  readonly success: (value: Value) => string
  readonly error: (reason: unknown) => string
}
type Say = (text: string, options?: ToastOptions) => () => void

/** Each function shows a toast and returns a function that closes it. */
export interface ToastApi {
  /** Something is done. It closes after 2.5 seconds, unless it has an action. */
  readonly success: Say
  /** Something to know. It closes after 5 seconds, unless it has an action. */
  readonly info: Say
  /** Something to act on. The toast stays until it is closed, and is shown before those above. */
  readonly warning: Say
  /** Something failed. The toast stays until it is closed, and is shown before all others. */
  readonly error: Say
  /** Says that a promise is pending, then how it ended. */
  readonly promise: <Value>(promise: Promise<Value>, texts: ToastPromiseTexts<Value>) => void
}

/** Passes the functions that show toasts to the components inside the provider. */
export const ToastContext = createContext<ToastApi | undefined>(undefined)

/** Returns the functions that show and close toasts. */
export function useToast(): ToastApi {
  const api = use(ToastContext)
  if (!api) throw new KitError('useToast', 'needs <ToastProvider> above it, inside <Provider>.')
  return api
}
