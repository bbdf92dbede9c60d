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
 * Whether the window has room for things beside each other (`sm:`). A server cannot know and takes it for true, as
 * does who says that it makes no difference.
 */
export const useWide = (matters: boolean): boolean =>
  useSyncExternalStore(
    matters ? watch : never,
    () => !matters || window.matchMedia(wide).matches,
    () => true,
  )
