'use client'
import { useState } from 'react'

/** The state of a value that the caller may control. Otherwise the component keeps it and can reset it. */
export function useControllableValue<T>(
  value: T | undefined,
  first: T,
  onChange?: (value: T) => void,
): readonly [value: T, change: (value: T) => void, putBack: () => void] {
  const [own, setOwn] = useState(first)
  const [origin] = useState(first)
  const change = (next: T): void => {
    setOwn(next)
    onChange?.(next)
  }
  const putBack = (): void => {
    if (value === undefined && own !== origin) change(origin)
  }
  if (value === undefined) return [own, change, putBack]
  return [value, change, putBack]
}
