'use client'
import { cva } from 'class-variance-authority'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { chevronDownIcon, menuIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'

export interface SideNavItem {
  label: string
  icon?: ReactNode
  /** An `<a>` or a router's link. */
  link: SlotElement
  /** This is the page shown. */
  current?: boolean | undefined
  /** After the label, such as a count of what waits. */
  end?: ReactNode
  /** The heading it stands under, with its neighbours of the same. */
  group?: string | undefined
}

export interface SideNavProps extends RootProps<HTMLDivElement> {
  /** Names the navigation, and its button where there is little room: "My account". */
  label: string
  items: readonly SideNavItem[]
  /** The width, in pixels, of navigation and page together below which the list hides behind a button; with large text, earlier. */
  collapseAt?: 500 | 700 | undefined
  /** The page beside it. */
  children: ReactNode
}

// By container query: right on the server, in a split window and beside another column, with nothing to measure
const parts = {
  frame: cva('flex flex-col gap-4', {
    variants: {
      collapseAt: {
        500: '@min-[max(500px,30rem)]:flex-row @min-[max(500px,30rem)]:gap-6',
        700: '@min-[max(700px,42rem)]:flex-row @min-[max(700px,42rem)]:gap-8',
      },
    },
  }),
  nav: cva('min-w-0 shrink-0 print:hidden', {
    variants: {
      collapseAt: {
        500: '@min-[max(500px,30rem)]:sticky @min-[max(500px,30rem)]:top-24 @min-[max(500px,30rem)]:w-52 @min-[max(500px,30rem)]:self-start',
        700: '@min-[max(700px,42rem)]:sticky @min-[max(700px,42rem)]:top-24 @min-[max(700px,42rem)]:w-60 @min-[max(700px,42rem)]:self-start',
      },
    },
  }),
  toggle: cva(
    'flex min-h-touch w-full cursor-pointer items-center gap-3 rounded-field border border-field-border bg-surface px-4 py-2 text-start font-semibold text-text hover:bg-subtle',
    {
      variants: {
        collapseAt: { 500: '@min-[max(500px,30rem)]:hidden', 700: '@min-[max(700px,42rem)]:hidden' },
      },
    },
  ),
  list: cva('m-0 list-none gap-1 p-0', {
    variants: {
      collapseAt: {
        500: '@min-[max(500px,30rem)]:mt-0 @min-[max(500px,30rem)]:grid',
        700: '@min-[max(700px,42rem)]:mt-0 @min-[max(700px,42rem)]:grid',
      },
      open: { true: 'mt-2 grid', false: 'hidden' },
    },
  }),
}

const entry = cva(
  'relative flex min-h-touch items-center gap-3 rounded-field px-4 py-2 no-underline wrap-anywhere',
  {
    variants: {
      current: {
        true: 'bg-primary-soft font-semibold text-on-primary-soft before:absolute before:inset-y-2 before:start-0 before:w-1 before:rounded-full before:bg-primary forced:border forced:border-[Highlight]',
        false: 'text-text hover:bg-subtle',
      },
    },
  },
)

interface Group {
  readonly title: string | undefined
  readonly items: SideNavItem[]
}

function grouped(items: readonly SideNavItem[]): readonly Group[] {
  const groups: Group[] = []
  for (const item of items) {
    const last = groups.at(-1)
    if (last && last.title === item.group) last.items.push(item)
    else groups.push({ title: item.group, items: [item] })
  }
  return groups
}

const Entry = ({ item }: { item: SideNavItem }): ReactNode => (
  <li>
    {fillSlot(
      item.link,
      entry({ current: item.current ?? false }),
      <>
        {item.icon && <span className="inline-flex text-[1.25em]">{item.icon}</span>}
        <span className="min-w-0 flex-1">{item.label}</span>
        {item.end}
      </>,
      item.current ? { 'aria-current': 'page' } : {},
    )}
  </li>
)

/** The pages of one part of the site beside the page shown; behind a button where there is little room. */
export function SideNav({
  label,
  items,
  collapseAt = 700,
  children,
  className,
  ...rest
}: SideNavProps): ReactNode {
  requireName('SideNav', label)
  const [open, setOpen] = useState(false)
  const list = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    toggle.current?.focus()
  }
  const chosen = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a')) setOpen(false)
  }
  return (
    <div {...rest} className={classes('@container min-w-0', className)}>
      <div className={parts.frame({ collapseAt })}>
        <nav aria-label={label} className={parts.nav({ collapseAt })}>
          <div role="presentation" onKeyDown={escape} onClick={chosen}>
            <button
              type="button"
              ref={toggle}
              aria-expanded={open}
              aria-controls={list}
              className={parts.toggle({ collapseAt })}
              onClick={() => setOpen(!open)}
            >
              <Icon of={menuIcon} size="md" />
              <span className="min-w-0 flex-1">{label}</span>
              <Icon
                of={chevronDownIcon}
                size="md"
                className={open ? 'rotate-180 text-text-muted' : 'text-text-muted'}
              />
            </button>
            <ul id={list} className={parts.list({ collapseAt, open })}>
              {grouped(items).map(({ title, items: pages }) =>
                title === undefined ? (
                  pages.map((item) => <Entry key={item.label} item={item} />)
                ) : (
                  <li key={title} className="mt-3 border-t border-border pt-3">
                    <span aria-hidden className="block px-4 pb-1 text-small text-text-muted">
                      {title}
                    </span>
                    <ul aria-label={title} className="m-0 grid list-none gap-1 p-0">
                      {pages.map((item) => (
                        <Entry key={item.label} item={item} />
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          </div>
        </nav>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  )
}
