'use client'
import { useRef } from 'react'
import type { FocusEvent, RefObject } from 'react'

/**
 * Returns a ref for the hidden input that is sent with the form, and a handler that calls `onBlur` with that
 * input as the `target`. Form libraries read the name of the field from it, which the visible control lacks.
 */
export function useNamedBlur<Control extends HTMLElement>(
  onBlur: ((event: FocusEvent<Control>) => void) | undefined,
): readonly [sent: RefObject<HTMLInputElement | null>, blur: (event: FocusEvent<Control>) => void] {
  const sent = useRef<HTMLInputElement>(null)
  const get = (event: FocusEvent<Control>, key: keyof FocusEvent<Control>): unknown =>
    key === 'target' ? sent.current : event[key]
  const blur = (event: FocusEvent<Control>): void =>
    onBlur?.(sent.current ? new Proxy(event, { get }) : event)
  return [sent, blur]
}
