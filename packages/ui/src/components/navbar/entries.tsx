import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

/** An entry of the navigation bar. */
export interface NavbarEntry {
  label: string
  icon?: ReactNode
  /** An `<a>`, a router's link, or a `<button type="button">` for an action such as logging out. */
  link: SlotElement
  /** Marks the current page. */
  current?: boolean | undefined
}

const entry = cva(
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-3 sk:rounded-field sk:px-3 sk:py-1.5 sk:text-start sk:no-underline',
  {
    variants: {
      current: { true: 'sk:font-semibold', false: 'sk:text-text sk:hover:bg-subtle' },
      place: { bar: 'sk:whitespace-nowrap', list: 'sk:w-full sk:wrap-anywhere' },
    },
    compoundVariants: [
      {
        current: true,
        place: 'bar',
        className:
          'sk:relative sk:text-primary sk:after:absolute sk:after:inset-x-3 sk:after:bottom-0.5 sk:after:h-0.5 sk:after:rounded-full sk:after:bg-primary sk:forced:after:bg-[Highlight]',
      },
      {
        current: true,
        place: 'list',
        className: 'sk:bg-primary-soft sk:text-on-primary-soft sk:forced:border sk:forced:border-[Highlight]',
      },
    ],
  },
)

export interface EntriesProps {
  items: readonly NavbarEntry[]
  place: 'bar' | 'list'
}

/** Draws the entries of the navigation bar as list items. */
export function NavbarEntries({ items, place }: EntriesProps): ReactNode {
  return items.map(({ label, icon, link, current = false }) => (
    <li key={label}>
      {fillSlot(
        link,
        entry({ current, place }),
        <>
          {icon && <span className="sk:inline-flex sk:text-[1.2em]">{icon}</span>}
          <span className="sk:min-w-0">{label}</span>
        </>,
        current ? { 'aria-current': 'page' } : {},
      )}
    </li>
  ))
}
