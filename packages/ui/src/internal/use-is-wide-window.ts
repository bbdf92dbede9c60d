'use client'
import { useSyncExternalStore } from 'react'

const wide = '(min-width: 40rem)'

const never = (): (() => void) => () => undefined
const watch = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/**
 * Whether the window is wide enough for columns (`sm:`). It is true on a server, and if the caller says
 * that it does not matter.
 */
export const useIsWideWindow = (matters: boolean): boolean =>
  useSyncExternalStore(
    matters ? watch : never,
    () => !matters || window.matchMedia(wide).matches,
    () => true,
  )
