'use client'
import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'

/**
 * Gives the caller's ref the element that the component's own ref has, once instead of on every
 * render.
 */
export function useForwardedRef<Element>(
  own: RefObject<Element | null>,
  callers: Ref<Element> | undefined,
): void {
  useImperativeHandle<Element | null, Element | null>(callers, () => own.current, [own])
}
