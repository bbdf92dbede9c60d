'use client'
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on a server and during hydration, so that both render the same; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
