import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False at prerender and while hydrating, true right after: for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
