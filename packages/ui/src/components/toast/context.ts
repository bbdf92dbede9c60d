'use client'
import { createContext, use } from 'react'
import { KitError } from '../../internal/dev.ts'

export interface ToastAction {
  /** One verb: "Undo". */
  readonly label: string
  readonly onPress: () => void
}
export interface ToastOptions {
  /** Keeps the toast until it is closed or taken. */
  readonly action?: ToastAction | undefined
}
type Say = (text: string, options?: ToastOptions) => () => void

/** Each shows a toast and gives back a way to close it. */
export interface ToastApi {
  /** It is done. Goes by itself after 2.5 seconds. */
  readonly success: Say
  /** Something to know. Goes by itself after 5 seconds. */
  readonly info: Say
  /** It failed. Stays until it is closed. */
  readonly error: Say
}

export const ToastContext = createContext<ToastApi | undefined>(undefined)

export function useToast(): ToastApi {
  const api = use(ToastContext)
  if (!api) throw new KitError('useToast', 'needs <ToastProvider> above it, inside <Provider>.')
  return api
}
