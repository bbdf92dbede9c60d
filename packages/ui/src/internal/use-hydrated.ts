'use client'
import { useSyncExternalStore } from 'react'

const never = (): (() => void) => () => undefined

/** False on a server and in the first render that follows it, so that both draw the same; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
