'use client'
import { useImperativeHandle } from 'react'
import type { Ref, RefObject } from 'react'

/** An element that the component wants too, for its caller's ref: handed over once, not anew with every render. */
export function useHandOn<Element>(own: RefObject<Element | null>, callers: Ref<Element> | undefined): void {
  useImperativeHandle<Element | null, Element | null>(callers, () => own.current, [own])
}
