import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while prerendering and hydrating, true right after, for what only a browser knows. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
