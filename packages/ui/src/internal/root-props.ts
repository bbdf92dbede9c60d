import type { HTMLAttributes, Ref } from 'react'

/** The props that a component passes to its root element: every attribute and event, and the ref. */
export interface RootProps<Root = HTMLElement> extends Omit<
  HTMLAttributes<Root>,
  | 'children'
  | 'className'
  | 'content'
  | 'dangerouslySetInnerHTML'
  | 'defaultChecked'
  | 'defaultValue'
  | 'id'
  | 'onChange'
  | 'onSelect'
> {
  /** Classes for the position: margin, width or grid cell. */
  className?: string | undefined
  /** The id of the root element. */
  id?: string | undefined
  /** The ref of the root element, for focus and measuring. */
  ref?: Ref<Root> | undefined
}

/** The props of the window of a dialog, a drawer or a popover, whose `title` the component shows itself. */
export type WindowRootProps = Omit<RootProps<HTMLDivElement>, 'title' | 'role' | 'aria-label'>
