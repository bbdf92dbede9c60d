import { cva } from 'class-variance-authority'
import { createElement } from 'react'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { classes } from '../../internal/class-names.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

const card = cva(
  'sk:relative sk:flex sk:min-w-0 sk:flex-col sk:rounded-card sk:border sk:text-text sk:wrap-anywhere sk:forced:border-[CanvasText]',
  {
    variants: {
      tone: {
        surface: 'sk:border-border sk:bg-surface',
        raised: 'sk:border-border sk:bg-raised sk:shadow-raised',
        subtle: 'sk:border-transparent sk:bg-subtle',
        primary: 'sk:border-transparent sk:bg-primary-soft',
      },
      padding: { none: '', sm: 'sk:gap-2 sk:p-4', md: 'sk:gap-3 sk:p-5', lg: 'sk:gap-4 sk:p-6 sk:sm:p-8' },
      link: {
        true: 'sk:transition-shadow sk:hover:shadow-raised sk:has-[[data-card-link]:focus-visible]:outline-2 sk:has-[[data-card-link]:focus-visible]:outline-offset-2 sk:has-[[data-card-link]:focus-visible]:outline-focus',
        false: '',
      },
    },
  },
)

export interface CardProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  as?: 'div' | 'article' | 'section' | 'li' | undefined
  tone?: 'surface' | 'raised' | 'subtle' | 'primary' | undefined
  /** Use `none` when a picture reaches the edge of the card. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined
  /** True if the whole card is a link. Put one CardLink inside. */
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
  /** The heading level in the outline of the page. */
  level?: 2 | 3 | 4 | undefined
  id?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export function CardTitle({ level = 3, id, className, children }: CardTitleProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <Heading
      id={id}
      className={classes('sk:m-0 sk:text-lead sk:font-semibold sk:text-pretty sk:text-text', className)}
    >
      {children}
    </Heading>
  )
}

export interface CardLinkProps {
  /** An `<a>` or a router's link. Its text is the accessible name of the whole card. */
  link: SlotElement
  children: ReactNode
}

/** A link whose click target is the whole card, so that the card is a single tab stop. */
export function CardLink({ link, children }: CardLinkProps): ReactNode {
  return fillSlot(
    link,
    'sk:text-inherit sk:no-underline sk:outline-none sk:after:absolute sk:after:inset-0 sk:after:rounded-card',
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

/** The footer sits at the lower edge, so that the buttons of neighbouring cards are aligned. */
export function CardFooter({ className, children }: CardFooterProps): ReactNode {
  return (
    <div className={classes('sk:mt-auto sk:flex sk:flex-wrap sk:items-center sk:gap-3 sk:pt-2', className)}>
      {children}
    </div>
  )
}
