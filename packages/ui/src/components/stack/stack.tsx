import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { gapClasses } from '../../internal/gap-classes.ts'

const stack = cva('sk:flex sk:min-w-0', {
  variants: {
    direction: { column: 'sk:flex-col', row: 'sk:flex-row' },
    rowFrom: { sm: 'sk:sm:flex-row', md: 'sk:md:flex-row', lg: 'sk:lg:flex-row' },
    gap: gapClasses,
    align: {
      start: 'sk:items-start',
      center: 'sk:items-center',
      end: 'sk:items-end',
      stretch: 'sk:items-stretch',
      baseline: 'sk:items-baseline',
    },
    justify: {
      start: 'sk:justify-start',
      center: 'sk:justify-center',
      end: 'sk:justify-end',
      between: 'sk:justify-between',
    },
    wrap: { true: 'sk:flex-wrap', false: '' },
  },
})

export interface StackProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  as?:
    | 'div'
    | 'section'
    | 'article'
    | 'header'
    | 'footer'
    | 'main'
    | 'nav'
    | 'form'
    | 'ul'
    | 'ol'
    | 'li'
    | undefined
  /** `row` runs in reading direction. */
  direction?: 'column' | 'row' | undefined
  /** Stacks the children on narrower screens and puts them in a row from this breakpoint on. */
  rowFrom?: 'sm' | 'md' | 'lg' | undefined
  /** The gap between the children: none, 4, 8, 12, 16, 24 or 32 px. */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | undefined
  /**
   * The alignment across the direction: from top to bottom in a row, from side to side in a column.
   */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined
  /** The alignment along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Lets children wrap to the next line. */
  wrap?: boolean | undefined
  children?: ReactNode
}

/** Lays out its children in one direction, with equal gaps. */
export function Stack({
  as = 'div',
  direction = 'column',
  rowFrom,
  gap = 'md',
  align,
  justify,
  wrap = false,
  className,
  ...rest
}: StackProps): ReactNode {
  return createElement(as, {
    ...rest,
    className: stack({ direction, rowFrom, gap, align, justify, wrap, className }),
  })
}
