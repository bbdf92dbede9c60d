import { cva } from 'class-variance-authority'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { textAligns, textSizes, textTones, textWeights } from '../../internal/text-looks.ts'

const heading = cva('sk:m-0 sk:min-w-0 sk:text-balance sk:wrap-anywhere', {
  variants: { size: textSizes, tone: textTones, weight: textWeights, align: textAligns },
})

const sizeOfLevel = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'body', 5: 'small', 6: 'small' } as const

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  ref?: Ref<HTMLHeadingElement> | undefined
  /** The level in the outline of the page. Do not skip a level on the way down. */
  level?: 1 | 2 | 3 | 4 | 5 | 6 | undefined
  /** The visual size. It defaults to the size of the level. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'price' | 'heading' | 'display' | undefined
  tone?: 'default' | 'muted' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'inherit' | undefined
  weight?: 'regular' | 'semibold' | 'bold' | undefined
  /** In reading direction. */
  align?: 'start' | 'center' | 'end' | undefined
  children?: ReactNode
}

/** A heading. `level` sets its place in the outline, `size` its appearance. */
export function Heading({
  level = 2,
  size = sizeOfLevel[level],
  tone = 'default',
  weight = 'semibold',
  align,
  className,
  children,
  ...rest
}: HeadingProps): ReactNode {
  const Tag = `h${level}` as const
  return (
    <Tag {...rest} className={heading({ size, tone, weight, align, className })}>
      {children}
    </Tag>
  )
}
