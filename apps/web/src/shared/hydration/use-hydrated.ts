import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Returns false while prerendering and hydrating and true right after, for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
