import { cloneElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from './class-names.ts'

export type SlotElement = ReactElement<{ className?: string | undefined; children?: ReactNode }>

/** Lends looks and content to an element of the caller, such as a router's link. The caller's own props win. */
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
