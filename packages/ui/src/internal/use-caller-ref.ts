'use client'
import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'

/**
 * Passes an element that the component uses itself to the ref of the caller, once instead of on every
 * render.
 */
export function useCallerRef<Element>(
  own: RefObject<Element | null>,
  callers: Ref<Element> | undefined,
): void {
  useImperativeHandle<Element | null, Element | null>(callers, () => own.current, [own])
}
