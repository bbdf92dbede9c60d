import type { Ref } from 'react'

/** What a component hands on to its root, beside `data-*` and `aria-*` attributes, which it hands on as well. */
export interface RootProps<Root = HTMLElement> {
  /** Places it: margin, width, cell of a grid. */
  className?: string | undefined
  /** Of the root, for whoever refers to it. */
  id?: string | undefined
  /** The root, for focus and measuring. */
  ref?: Ref<Root> | undefined
}
