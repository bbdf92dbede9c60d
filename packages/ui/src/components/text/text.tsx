import { cva } from 'class-variance-authority'
import { createElement, isValidElement } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { textAligns, textSizes, textTones, textWeights } from '../../internal/text-looks.ts'

const text = cva('sk:m-0 sk:min-w-0 sk:wrap-anywhere', {
  variants: { size: textSizes, tone: textTones, weight: textWeights, align: textAligns },
})

export interface TextProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  /** The tag: `p` for a paragraph, `span` inside a line, `li`, `dt` and `dd` in a list. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | undefined
  /** A step of the type scale, with its line height; each script has its own. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'heading' | 'display' | undefined
  /** What it means. `inherit` takes the colour of the filled ground that it stands on. */
  tone?: 'default' | 'muted' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'inherit' | undefined
  weight?: 'regular' | 'semibold' | 'bold' | undefined
  /** In reading direction. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Gives its looks to the one element inside, such as a `<label>` or a `<time>`. */
  asChild?: boolean | undefined
  children?: ReactNode
}

/** A text of the kit's type scale, in its colours. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'default',
  weight = 'regular',
  align,
  asChild = false,
  className,
  children,
  ...rest
}: TextProps): ReactNode {
  const looks = text({ size, tone, weight, align, className })
  if (!asChild) return createElement(as, { ...rest, className: looks }, children)
  if (!isElement(children)) {
    if (isDevelopment) throw new KitError('Text', '`asChild` wants exactly one element inside.')
    return children
  }
  return fillSlot(children, looks, children.props.children, rest)
}

const isElement = (node: ReactNode): node is SlotElement => isValidElement(node)
