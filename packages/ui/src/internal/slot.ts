import { cloneElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './class-names.ts'

/** An element that a component draws in its own style. */
export type SlotElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/**
 * Merges style and content into an element of the caller, such as a router's link. The props of the caller
 * win.
 */
export function fillSlot(
  element: SlotElement,
  className: string,
  children: ReactNode,
  props?: object,
): ReactElement {
  return cloneElement(
    element,
    { ...props, ...element.props, className: classes(className, element.props.className) },
    children,
  )
}
