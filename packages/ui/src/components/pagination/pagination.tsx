'use client'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { chevronBackIcon, chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit } from '../provider/context.ts'
import { visiblePages } from './visible-pages.ts'

const cell = cva(
  'sk:inline-flex sk:min-h-touch sk:min-w-touch sk:items-center sk:justify-center sk:rounded-field sk:border sk:px-2 sk:font-semibold sk:tabular-nums sk:no-underline',
  {
    variants: {
      state: {
        link: 'sk:border-transparent sk:text-primary sk:hover:bg-primary-soft sk:hover:text-on-primary-soft',
        current: 'sk:border-transparent sk:bg-primary sk:text-on-primary sk:forced:border-[Highlight]',
        off: 'sk:cursor-not-allowed sk:border-transparent sk:text-text-muted sk:opacity-55',
      },
    },
  },
)

export interface PaginationProps extends RootProps {
  /** The current page, counted from 1. */
  page: number
  /** The number of pages. */
  pages: number
  /** Returns the link to a page: an `<a>` or a router's link. */
  link: (page: number) => SlotElement
  /** The accessible name, needed on a page with several lists: "Pages of the invoices". */
  label?: string | undefined
}

/**
 * Links to the pages of a long list. Wide places show numbers; narrow ones show "5 of 12" between arrows.
 */
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
      'aria-label': fillPlaceholders(words.page, { page: format.number(to) }),
      ...(to === page ? { 'aria-current': 'page' } : {}),
    })
  const where = fillPlaceholders(words.position, { page: format.number(page), pages: format.number(pages) })
  return (
    <nav
      {...rest}
      aria-label={label ?? words.label}
      className={classes('sk:@container sk:min-w-0 sk:print:hidden', className)}
    >
      <ul className="sk:m-0 sk:flex sk:list-none sk:flex-wrap sk:items-center sk:justify-center sk:gap-1 sk:p-0">
        <li>{step(page - 1, words.previous, <Icon of={chevronBackIcon} size="md" />)}</li>
        <li className="sk:px-3 sk:text-text-muted sk:@min-[36rem]:hidden">{where}</li>
        {visiblePages(page, pages).map((shown, index) => (
          <li key={shown === 'gap' ? `gap-${index}` : shown} className="sk:hidden sk:@min-[36rem]:block">
            {shown === 'gap' ? (
              <span aria-hidden className="sk:inline-flex sk:min-w-8 sk:justify-center sk:text-text-muted">
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
