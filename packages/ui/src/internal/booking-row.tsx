'use client'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { Code } from '../components/code/code.tsx'
import { CardActionButton, CardActionItem } from './card-action.tsx'
import type { CardAction } from './card-action.tsx'
import { classes } from './class-names.ts'
import { MoreActions } from './more-actions.tsx'
import type { RootProps } from './root-props.ts'
import { fillSlot } from './slot.ts'
import type { SlotElement } from './slot.ts'

/** What a card shows when it is one row of a list. */
export interface BookingRowContent {
  /** A portrait or a drawing of the service, decorative. */
  picture?: ReactNode
  /** One line below the title: the day, the time, the place. */
  when?: ReactNode
  /** The link of the title. The whole row is its target. */
  link?: SlotElement | undefined
  /** True while the details of the row are shown beside the list. */
  current?: boolean | undefined
}

interface BookingRowProps extends RootProps, BookingRowContent {
  as: 'div' | 'li' | 'article'
  level: 2 | 3 | 4
  title: string
  number: string
  /** The state or the price. */
  status: ReactNode
  /** What is new about the booking, one line each. */
  notes: readonly ReactNode[]
  actions: readonly (CardAction & { readonly tone?: 'plain' | 'danger' | undefined })[]
  /** The accessible name of the menu. */
  more: string
}

/**
 * A booking as a row of a list: what, when, its state, one action as a button, and a menu with the
 * others.
 */
export function BookingRow({
  as,
  level,
  title,
  number,
  picture,
  when,
  link,
  current = false,
  status,
  notes,
  actions,
  more,
  className,
  ...rest
}: BookingRowProps): ReactNode {
  const main = actions.find(({ primary }) => primary)
  const further = actions.filter((action) => action !== main)
  const name = (
    <>
      {title} <Code value={number} className="sk:sr-only" />
    </>
  )
  return createElement(
    as,
    {
      ...rest,
      'data-print': 'whole',
      className: classes(
        'sk:@container sk:relative sk:min-w-0 sk:wrap-anywhere sk:text-text',
        current ? 'sk:bg-primary-soft' : 'sk:bg-surface',
        link && 'sk:hover:bg-subtle',
        className,
      ),
    },
    <div className="sk:flex sk:min-h-18 sk:items-center sk:gap-2.5 sk:px-3 sk:py-1.5">
      {picture && (
        <span
          aria-hidden
          className="sk:flex sk:size-10 sk:shrink-0 sk:items-center sk:justify-center sk:overflow-clip sk:rounded-full sk:*:size-full sk:@md:size-12"
        >
          {picture}
        </span>
      )}
      <div className="sk:flex sk:min-w-0 sk:flex-1 sk:items-center sk:gap-x-2 sk:@md:grid sk:@md:grid-cols-[minmax(0,1fr)_auto_auto] sk:@md:gap-x-4">
        <div className="sk:flex sk:min-w-0 sk:flex-1 sk:flex-wrap sk:items-center sk:gap-x-2 sk:@md:contents">
          {createElement(
            `h${level}`,
            {
              className:
                'sk:m-0 sk:line-clamp-2 sk:basis-full sk:text-body/6 sk:font-semibold sk:text-text sk:@md:self-end',
            },
            link
              ? fillSlot(
                  link,
                  'sk:text-inherit sk:no-underline sk:-outline-offset-2 sk:after:absolute sk:after:inset-0',
                  name,
                  current ? { 'aria-current': 'true' } : {},
                )
              : name,
          )}
          <span className="sk:inline-flex sk:@md:col-start-2 sk:@md:row-span-3 sk:@md:row-start-1">
            {status}
          </span>
          {when && (
            <p className="sk:m-0 sk:text-small/5 sk:text-text-muted sk:@md:col-start-1 sk:@md:row-start-2">
              {when}
            </p>
          )}
          {notes.length > 0 && (
            <div className="sk:basis-full sk:@md:col-start-1 sk:@md:row-start-3">{notes}</div>
          )}
        </div>
        {main && (
          <span className="sk:shrink-0 sk:@md:col-start-3 sk:@md:row-span-3 sk:@md:row-start-1">
            {/* Only the button is above the link, so that the space beside it opens the row. */}
            <span className="sk:relative sk:inline-flex">
              <CardActionButton action={{ ...main, icon: null }} subject={number} variant="primary" />
            </span>
          </span>
        )}
      </div>
      {further.length > 0 && (
        // The padding of the button reaches into that of the row.
        <span className="sk:relative sk:-mx-2">
          <MoreActions label={`${more}: ${number}`} variant="quiet">
            {further.map((action) => (
              <CardActionItem key={action.id} action={action} subject={number} tone={action.tone} />
            ))}
          </MoreActions>
        </span>
      )}
    </div>,
  )
}

/** One line about what is new in a row. */
export const RowNote = ({ tone, children }: { tone: 'plain' | 'urgent'; children: ReactNode }): ReactNode => (
  <p
    className={classes(
      'sk:m-0 sk:text-small/5',
      tone === 'urgent' ? 'sk:text-danger' : 'sk:text-on-accent-soft',
    )}
  >
    {children}
  </p>
)
