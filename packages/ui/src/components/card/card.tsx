import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../../internal/class-names.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const card = cva(
  'relative flex min-w-0 flex-col rounded-card border text-text wrap-anywhere forced:border-[CanvasText]',
  {
    variants: {
      tone: {
        surface: 'border-border bg-surface',
        raised: 'border-border bg-raised shadow-raised',
        subtle: 'border-transparent bg-subtle',
        primary: 'border-transparent bg-primary-soft',
      },
      padding: { none: '', sm: 'gap-2 p-4', md: 'gap-3 p-5', lg: 'gap-4 p-6 sm:p-8' },
      link: {
        true: 'transition-shadow hover:shadow-raised has-[[data-card-link]:focus-visible]:outline-2 has-[[data-card-link]:focus-visible]:outline-offset-2 has-[[data-card-link]:focus-visible]:outline-focus',
        false: '',
      },
    },
  },
)

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  tone?: 'surface' | 'raised' | 'subtle' | 'primary' | undefined
  /** `none` where a picture goes to the edge. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** The whole card leads somewhere: put one CardLink inside. */
  link?: boolean | undefined
}

export function Card({
  as = 'div',
  tone = 'surface',
  padding = 'md',
  link = false,
  className,
  ...rest
}: CardProps): ReactNode {
  return createElement(as, {
    ...rest,
    'data-print': 'whole',
    className: card({ tone, padding, link, className }),
  })
}

export interface CardTitleProps {
  /** The level that fits the page's outline. */
  level?: 2 | 3 | 4 | undefined
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function CardTitle({ level = 3, id, className, children }: CardTitleProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Heading id={id} className={classes('m-0 text-lead font-semibold text-balance text-text', className)}>
      {children}
    </Heading>
  )
}

export interface CardLinkProps {
  /** An `<a>` or a router's link; its text becomes the name of the whole card. */
  link: SlotElement
  children: ReactNode
}

/** A link whose target is the whole card, so the card is one stop and reads as one thing. */
export function CardLink({ link, children }: CardLinkProps): ReactNode {
  return fillSlot(
    link,
    'text-inherit no-underline outline-none after:absolute after:inset-0 after:rounded-card',
    children,
    {
      'data-card-link': '',
    },
  )
}

export interface CardFooterProps {
  className?: string | undefined
  children: ReactNode
}

/** Sits at the card's lower edge, so that buttons of neighbouring cards align. */
export function CardFooter({ className, children }: CardFooterProps): ReactNode {
  return (
    <div className={classes('mt-auto flex flex-wrap items-center gap-3 pt-2', className)}>{children}</div>
  )
}
