'use client'
import { useState } from 'react'

/** A value the caller may hold; left out, the component holds it. */
export function useOwnValue<T>(
  value: T | undefined,
  first: T,
  onChange?: (value: T) => void,
): readonly [value: T, change: (value: T) => void] {
  const [own, setOwn] = useState(first)
  const change = (next: T): void => {
    setOwn(next)
    onChange?.(next)
  }
  if (value === undefined) return [own, change]
  return [value, change]
}
