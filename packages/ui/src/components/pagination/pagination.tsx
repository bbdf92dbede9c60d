'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { fill } from '../../strings/fill.ts'
import { chevronBackIcon, chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { shownPages } from './shown-pages.ts'

const cell = cva(
  'inline-flex min-h-touch min-w-touch items-center justify-center rounded-field border px-2 font-semibold tabular-nums no-underline',
  {
    variants: {
      state: {
        link: 'border-transparent text-primary hover:bg-primary-soft hover:text-on-primary-soft',
        current: 'border-transparent bg-primary text-on-primary forced:border-[Highlight]',
        off: 'cursor-not-allowed border-transparent text-text-muted opacity-55',
      },
    },
  },
)

export interface PaginationProps extends RootProps {
  /** The page shown, counted from 1. */
  page: number
  /** How many pages there are. */
  pages: number
  /** The link to a page: an `<a>` or a router's link. */
  link: (page: number) => SlotElement
  /** What is paged, where there is more than one list: "Pages of the invoices". */
  label?: string | undefined
}

/** The pages of a long list. Numbers where there is room, else "5 of 12" between the arrows. */
export function Pagination({ page, pages, link, label, className, ...rest }: PaginationProps): ReactNode {
  if (isDevelopment && !(Number.isInteger(page) && page >= 1 && page <= pages))
    throw new KitError('Pagination', `has no page ${page} among ${pages}.`)
  const { strings, format } = useKit('Pagination')
  const words = strings.pagination
  const step = (to: number, name: string, icon: ReactNode): ReactNode =>
    to < 1 || to > pages ? (
      <span role="link" aria-disabled="true" aria-label={name} className={cell({ state: 'off' })}>
        {icon}
      </span>
    ) : (
      fillSlot(link(to), cell({ state: 'link' }), icon, { 'aria-label': name })
    )
  const number = (to: number): ReactNode =>
    fillSlot(link(to), cell({ state: to === page ? 'current' : 'link' }), format.number(to), {
      'aria-label': fill(words.page, { page: format.number(to) }),
      ...(to === page ? { 'aria-current': 'page' } : {}),
    })
  const where = fill(words.position, { page: format.number(page), pages: format.number(pages) })
  return (
    <nav
      {...rest}
      aria-label={label ?? words.label}
      className={classes('@container min-w-0 print:hidden', className)}
    >
      <ul className="m-0 flex list-none flex-wrap items-center justify-center gap-1 p-0">
        <li>{step(page - 1, words.previous, <Icon of={chevronBackIcon} size="md" />)}</li>
        <li className="px-3 text-text-muted @min-[36rem]:hidden">{where}</li>
        {shownPages(page, pages).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${index}` : shown} className="hidden @min-[36rem]:block">
            {shown === 'gap' ? (
              <span aria-hidden className="inline-flex min-w-8 justify-center text-text-muted">
                {'…'}
              </span>
            ) : (
              number(shown)
            )}
          </li>
        ))}
        <li>{step(page + 1, words.next, <Icon of={chevronForwardIcon} size="md" />)}</li>
      </ul>
    </nav>
  )
}
