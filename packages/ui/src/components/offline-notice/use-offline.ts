'use client'
import { useSyncExternalStore } from 'react'

const events = ['online', 'offline'] as const

const subscribe = (changed: () => void): (() => void) => {
  events.forEach((name) => window.addEventListener(name, changed))
  return () => events.forEach((name) => window.removeEventListener(name, changed))
}

/** Whether the browser knows that it has no connection. It does not know that a server cannot be reached. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
