import type { Ref } from 'react'

/** The props that a component passes to its root element, besides `data-*` and `aria-*` attributes. */
export interface RootProps<Root = HTMLElement> {
  /** Classes for the position: margin, width or grid cell. */
  className?: string | undefined
  /** The id of the root element. */
  id?: string | undefined
  /** The ref of the root element, for focus and measuring. */
  ref?: Ref<Root> | undefined
}
