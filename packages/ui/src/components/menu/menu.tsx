'use client'
import { Content, Group, Item, Label, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { isValidElement, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactElement, ReactNode } from 'react'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { floating, placing } from '../../internal/floating.ts'
import { leaveByTab } from '../../internal/leave-by-tab.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { useKit, usePortalAttributes } from '../provider/context.ts'
import { useTypeahead } from './use-typeahead.ts'

const item = cva(
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-3 sk:rounded-small sk:px-3 sk:py-1.5 sk:text-start sk:no-underline sk:outline-none sk:select-none sk:data-disabled:cursor-not-allowed sk:data-disabled:opacity-55 sk:forced:data-highlighted:outline-2 sk:forced:data-highlighted:outline-solid sk:forced:data-highlighted:-outline-offset-2',
  {
    variants: {
      tone: {
        plain: 'sk:text-text sk:data-highlighted:bg-primary-soft sk:data-highlighted:text-on-primary-soft',
        danger: 'sk:text-danger sk:data-highlighted:bg-danger-soft sk:data-highlighted:text-on-danger-soft',
      },
    },
  },
)

export interface MenuItem {
  /** The act, beginning with its verb. */
  label: string
  icon?: ReactNode
  /** A second line, smaller: why it is off, what it costs. */
  hint?: ReactNode
  tone?: 'plain' | 'danger' | undefined
  disabled?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** An `<a>` or a router's link, for an entry that leads to a page. */
  link?: SlotElement | undefined
}

/** An entry, a line between groups, or the heading of a group. */
export type MenuEntry = MenuItem | 'line' | { readonly heading: string }

export interface MenuProps {
  /** The button that opens it; its name names the menu. */
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** Which edges meet, in reading direction. */
  align?: 'start' | 'end' | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

const content = ({ icon, label, hint }: MenuItem): ReactNode => (
  <>
    {icon && <span className="sk:inline-flex sk:text-[1.2em]">{icon}</span>}
    <span className="sk:grid sk:min-w-0">
      <span>{label}</span>
      {hint && <span className="sk:text-small">{hint}</span>}
    </span>
  </>
)

// A window opened by an entry gives focus back to what had it: the entry would be gone by then, the button is not
const focusTrigger = ({ currentTarget }: Event): void => {
  if (!(currentTarget instanceof Element)) return
  const id = currentTarget.closest('[role="menu"]')?.getAttribute('aria-labelledby')
  if (id) document.getElementById(id)?.focus()
}

const focusLast = (menu: EventTarget | null): void => {
  if (!(menu instanceof Element)) return
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')]
  items.at(-1)?.focus()
}

function Entry({ entry }: { entry: MenuItem | 'line' }): ReactNode {
  if (entry === 'line')
    return <Separator className="sk:mx-2 sk:my-1 sk:h-px sk:bg-border sk:forced:bg-[CanvasText]" />
  const { tone = 'plain', disabled = false, onSelect, link } = entry
  const shared = {
    disabled,
    ...(onSelect
      ? {
          onSelect: (event: Event) => {
            focusTrigger(event)
            onSelect()
          },
        }
      : {}),
  }
  if (link)
    return (
      <Item asChild {...shared}>
        {fillSlot(link, item({ tone }), content(entry))}
      </Item>
    )
  return (
    <Item {...shared} className={item({ tone })}>
      {content(entry)}
    </Item>
  )
}

interface Part {
  readonly heading?: string
  readonly entries: (MenuItem | 'line')[]
}

/** A heading begins a group, which the next heading or line ends. */
function partsOf(items: readonly MenuEntry[]): readonly Part[] {
  const parts: Part[] = []
  for (const each of items) {
    const last = parts.at(-1)
    if (each !== 'line' && 'heading' in each) parts.push({ heading: each.heading, entries: [] })
    else if (!last || (each === 'line' && last.heading !== undefined)) parts.push({ entries: [each] })
    else last.entries.push(each)
  }
  return parts
}

function Entries({ heading, entries }: Part): ReactNode {
  const name = useId()
  const drawn = entries.map((entry, index) => (
    <Entry key={entry === 'line' ? `line-${index}` : entry.label} entry={entry} />
  ))
  if (heading === undefined) return drawn
  return (
    <Group aria-labelledby={name}>
      <Label id={name} className="sk:px-3 sk:pt-2 sk:pb-1 sk:text-small sk:font-semibold sk:text-text-muted">
        {heading}
      </Label>
      {drawn}
    </Group>
  )
}

/** The acts on one thing, behind a button. Letters find an entry, with or without hamza. */
export function Menu({ trigger, items, align = 'start', onOpenChange }: MenuProps): ReactNode {
  if (isDevelopment && !isValidElement(trigger)) throw new KitError('Menu', '`trigger` wants one button.')
  const { dir } = useKit('Menu')
  const portal = usePortalAttributes('Menu')
  const type = useTypeahead()
  const [open, setOpen] = useState(false)
  const fromTheEnd = useRef(false)
  const left = useRef(false)
  const change = (next: boolean): void => {
    setOpen(next)
    onOpenChange?.(next)
  }
  const pressTrigger = (event: KeyboardEvent): void => {
    fromTheEnd.current = event.key === 'ArrowUp'
    if (event.key !== 'ArrowUp') return
    event.preventDefault()
    change(true)
  }
  // Radix asks here where a keyboard begins, though its types do not say so
  const entry = {
    onEntryFocus: (event: Event) => {
      if (!fromTheEnd.current) return
      fromTheEnd.current = false
      event.preventDefault()
      focusLast(event.currentTarget)
    },
  }
  return (
    // Modal would lock scrolling and hide the page from assistive technology for a list that a press outside closes
    <Root dir={dir} modal={false} open={open} onOpenChange={change}>
      <Trigger asChild onKeyDown={pressTrigger}>
        {trigger}
      </Trigger>
      <Portal>
        <Content
          {...portal}
          {...placing}
          // while it fades a key pressed before would still move the focus into it
          inert={!open}
          loop
          align={align}
          data-scrolls
          {...entry}
          onKeyDownCapture={(event) => {
            const button = event.currentTarget.getAttribute('aria-labelledby') ?? undefined
            leaveByTab(event, button, () => {
              left.current = true
              change(false)
            })
          }}
          onKeyDown={type}
          onCloseAutoFocus={(event) => {
            if (left.current) event.preventDefault()
            left.current = false
          }}
          className={`${floating} sk:min-w-48 sk:overflow-y-auto sk:p-1.5`}
        >
          {partsOf(items).map((part, index) => (
            <Entries key={part.heading ?? index} {...part} />
          ))}
        </Content>
      </Portal>
    </Root>
  )
}
