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
  /** The HTML tag: `p` for a paragraph, `span` inside a line, `li`, `dt` and `dd` in a list. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'small' | 'li' | 'dt' | 'dd' | 'figcaption' | undefined
  /** A step of the type scale, with its line height; each script has its own. */
  size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'price' | 'heading' | 'display' | undefined
  /**
   * The meaning of the text. `inherit` takes the colour of the element around it, such as a filled
   * background.
   */
  tone?: 'default' | 'muted' | 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'inherit' | undefined
  weight?: 'regular' | 'semibold' | 'bold' | undefined
  /** In reading direction. */
  align?: 'start' | 'center' | 'end' | undefined
  /** Applies the style to the one child element, such as a `<label>` or a `<time>`. */
  asChild?: boolean | undefined
  children?: ReactNode
}

/** Text in a size and a colour of the design tokens. */
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
