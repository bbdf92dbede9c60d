import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'

export interface NavbarEntry {
  label: string
  icon?: ReactNode
  /** An `<a>`, a router's link, or a `<button type="button">` for what is done right here, such as logging out. */
  link: SlotElement
  /** This is the page shown. */
  current?: boolean | undefined
}

const entry = cva(
  'flex min-h-touch cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 text-start no-underline',
  {
    variants: {
      current: { true: 'font-semibold', false: 'text-text hover:bg-subtle' },
      place: { bar: 'whitespace-nowrap', list: 'w-full wrap-anywhere' },
    },
    compoundVariants: [
      {
        current: true,
        place: 'bar',
        className:
          'relative text-primary after:absolute after:inset-x-3 after:bottom-0.5 after:h-0.5 after:rounded-full after:bg-primary forced:after:bg-[Highlight]',
      },
      {
        current: true,
        place: 'list',
        className: 'bg-primary-soft text-on-primary-soft forced:border forced:border-[Highlight]',
      },
    ],
  },
)

export interface EntriesProps {
  items: readonly NavbarEntry[]
  place: 'bar' | 'list'
}

export function Entries({ items, place }: EntriesProps): ReactNode {
  return items.map(({ label, icon, link, current = false }) => (
    <li key={label}>
      {fillSlot(
        link,
        entry({ current, place }),
        <>
          {icon && <span className="inline-flex text-[1.2em]">{icon}</span>}
          <span className="min-w-0">{label}</span>
        </>,
        current ? { 'aria-current': 'page' } : {},
      )}
    </li>
  ))
}
