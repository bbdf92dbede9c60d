'use client'
import { cva } from 'class-variance-authority'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { requireName } from '../../internal/dev.ts'
import { keyOfLabel } from '../../internal/label-text.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'

export interface SideNavItem {
  label: ReactNode
  icon?: ReactNode
  /** An `<a>` or a router's link. */
  link: SlotElement
  /** Marks the current page. */
  current?: boolean | undefined
  /** Content after the label, such as a count. */
  end?: ReactNode
  /** The heading above the item. Consecutive items with the same group share it. */
  group?: string | undefined
}

export interface SideNavProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the navigation, and the label of its button on narrow screens: "My account". */
  label: string
  items: readonly SideNavItem[]
  /**
   * The width in pixels of navigation and page together below which the list moves behind a button. Large
   * text makes that happen earlier.
   */
  collapseAt?: 500 | 700 | undefined
  /** The page beside the navigation. */
  children: ReactNode
}

// A container query needs no measuring, and is right on the server, in a split window and beside another
// column.
const parts = {
  frame: cva('sk:flow-root', {
    variants: {
      collapseAt: {
        500: 'sk:@min-[max(500px,30rem)]:flex sk:@min-[max(500px,30rem)]:gap-6 sk:@min-[60rem]:gap-8',
        700: 'sk:@min-[max(700px,42rem)]:flex sk:@min-[max(700px,42rem)]:gap-8',
      },
    },
  }),
  nav: cva('sk:min-w-0 sk:shrink-0 sk:print:hidden', {
    variants: {
      collapseAt: {
        500: 'sk:@min-[max(500px,30rem)]:sticky sk:@min-[max(500px,30rem)]:top-24 sk:@min-[max(500px,30rem)]:w-52 sk:@min-[60rem]:w-60 sk:@min-[max(500px,30rem)]:max-h-[calc(100svh-7rem)] sk:@min-[max(500px,30rem)]:self-start sk:@min-[max(500px,30rem)]:overflow-y-auto',
        700: 'sk:@min-[max(700px,42rem)]:sticky sk:@min-[max(700px,42rem)]:top-24 sk:@min-[max(700px,42rem)]:w-60 sk:@min-[max(700px,42rem)]:max-h-[calc(100svh-7rem)] sk:@min-[max(700px,42rem)]:self-start sk:@min-[max(700px,42rem)]:overflow-y-auto',
      },
      // The closed list floats, so that the title of the page stands on the same line.
      open: { true: 'sk:mb-4', false: 'sk:float-end' },
    },
  }),
  toggle: cva(
    'sk:ms-auto sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-1.5 sk:rounded-field sk:border-0 sk:bg-transparent sk:px-2 sk:py-1 sk:text-start sk:text-small sk:font-semibold sk:text-primary sk:hover:bg-subtle',
    {
      variants: {
        collapseAt: { 500: 'sk:@min-[max(500px,30rem)]:hidden', 700: 'sk:@min-[max(700px,42rem)]:hidden' },
      },
    },
  ),
  // Beside the page and with a mouse, the entries are less high, so that all of them fit in a window.
  list: cva('sk:m-0 sk:list-none sk:p-0', {
    variants: {
      collapseAt: {
        500: 'sk:pointer-fine:@min-[max(500px,30rem)]:[&_a]:min-h-9 sk:@min-[max(500px,30rem)]:mt-0 sk:@min-[max(500px,30rem)]:grid',
        700: 'sk:pointer-fine:@min-[max(700px,42rem)]:[&_a]:min-h-9 sk:@min-[max(700px,42rem)]:mt-0 sk:@min-[max(700px,42rem)]:grid',
      },
      open: { true: 'sk:mt-1 sk:grid', false: 'sk:hidden' },
    },
  }),
}

const entry = cva(
  'sk:relative sk:flex sk:min-h-touch sk:items-center sk:gap-3 sk:rounded-field sk:px-4 sk:py-1 sk:no-underline sk:wrap-anywhere',
  {
    variants: {
      current: {
        true: 'sk:bg-primary-soft sk:font-semibold sk:text-on-primary-soft sk:before:absolute sk:before:inset-y-2 sk:before:start-0 sk:before:w-1 sk:before:rounded-full sk:before:bg-primary sk:forced:border sk:forced:border-[Highlight]',
        false: 'sk:text-text sk:hover:bg-subtle',
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
        {item.icon && <span className="sk:inline-flex sk:text-[1.25em]">{item.icon}</span>}
        <span className="sk:min-w-0 sk:flex-1">{item.label}</span>
        {item.end}
      </>,
      item.current ? { 'aria-current': 'page' } : {},
    )}
  </li>
)

/**
 * The pages of one section of the site, beside the current page; in a narrow place they are behind a
 * button.
 */
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
    <div {...rest} className={classes('sk:@container sk:min-w-0', className)}>
      <div className={parts.frame({ collapseAt })}>
        <nav aria-label={label} className={parts.nav({ collapseAt, open })}>
          <div role="presentation" onKeyDown={escape} onClick={chosen}>
            <button
              type="button"
              ref={toggle}
              aria-expanded={open}
              aria-controls={list}
              className={parts.toggle({ collapseAt })}
              onClick={() => setOpen(!open)}
            >
              <span className="sk:min-w-0">{label}</span>
              <Icon of={chevronDownIcon} size="sm" className={open ? 'sk:rotate-180' : undefined} />
            </button>
            <ul id={list} className={parts.list({ collapseAt, open })}>
              {grouped(items).map(({ title, items: pages }) =>
                title === undefined ? (
                  pages.map((item, index) => <Entry key={keyOfLabel(item.label, index)} item={item} />)
                ) : (
                  <li key={title} className="sk:mt-2 sk:border-t sk:border-border sk:pt-2">
                    <span aria-hidden className="sk:block sk:px-4 sk:pb-1 sk:text-small sk:text-text-muted">
                      {title}
                    </span>
                    <ul aria-label={title} className="sk:m-0 sk:grid sk:list-none sk:p-0">
                      {pages.map((item, index) => (
                        <Entry key={keyOfLabel(item.label, index)} item={item} />
                      ))}
                    </ul>
                  </li>
                ),
              )}
            </ul>
          </div>
        </nav>
        <div className="sk:min-w-0 sk:flex-1">{children}</div>
      </div>
    </div>
  )
}
