import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { gapClasses } from '../../internal/gap-classes.ts'

const grid = cva('sk:grid sk:min-w-0', {
  variants: {
    minColumnWidth: {
      xs: 'sk:grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))]',
      sm: 'sk:grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]',
      md: 'sk:grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))]',
      lg: 'sk:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]',
      xl: 'sk:grid-cols-[repeat(auto-fill,minmax(min(100%,26rem),1fr))]',
    },
    gap: gapClasses,
    align: {
      start: 'sk:items-start',
      center: 'sk:items-center',
      end: 'sk:items-end',
      stretch: 'sk:items-stretch',
    },
  },
})

export interface GridProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'dl' | undefined
  /**
   * The smallest column width: 8, 12, 16, 20 or 26 rem. A row holds as many equal columns as fit;
   * on a narrow screen that is one.
   */
  minColumnWidth?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined
  /** The gap between the children: none, 4, 8, 12, 16, 24 or 32 px. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | undefined
  /** The alignment of the children within a row. */
  align?: 'start' | 'center' | 'end' | 'stretch' | undefined
  children?: ReactNode
}

/** Equal columns, as many as fit, without breakpoints. */
export function Grid({
  as = 'div',
  minColumnWidth = 'md',
  gap = 'lg',
  align,
  className,
  ...rest
}: GridProps): ReactNode {
  return createElement(as, { ...rest, className: grid({ minColumnWidth, gap, align, className }) })
}
