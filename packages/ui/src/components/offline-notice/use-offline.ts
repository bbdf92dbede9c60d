'use client'
import { useSyncExternalStore } from 'react'

const events = ['online', 'offline'] as const

const subscribe = (changed: () => void): (() => void) => {
  events.forEach((name) => window.addEventListener(name, changed))
  return () => events.forEach((name) => window.removeEventListener(name, changed))
}

/** Whether the browser reports that it is offline. It cannot tell that a server is unreachable. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  )
