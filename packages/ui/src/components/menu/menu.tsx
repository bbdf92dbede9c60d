'use client'
import {
  CheckboxItem,
  Content,
  Group as RadixGroup,
  Item,
  ItemIndicator,
  Label,
  Portal,
  RadioGroup,
  RadioItem,
  Root,
  Separator,
  Sub,
  SubContent,
  SubTrigger,
  Trigger,
} from '@radix-ui/react-dropdown-menu'
import { cva } from 'class-variance-authority'
import { isValidElement, useId, useRef, useState } from 'react'
import type { CSSProperties, KeyboardEvent, ReactElement, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { KitError, isDevelopment } from '../../internal/dev.ts'
import { floatingPanelClass, floatingOffsets } from '../../internal/floating-panel.ts'
import { closeListOnTab } from '../../internal/close-list-on-tab.ts'
import { keyOfLabel } from '../../internal/label-text.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { fillSlot } from '../../internal/slot.ts'
import type { SlotElement } from '../../internal/slot.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { useIsWideWindow } from '../../internal/use-is-wide-window.ts'
import { checkIcon, chevronForwardIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit, usePortalAttributes } from '../provider/context.ts'
import { useTypeahead } from './use-typeahead.ts'

const item = cva(
  'sk:flex sk:min-h-touch sk:cursor-pointer sk:items-center sk:gap-3 sk:rounded-small sk:px-3 sk:py-1.5 sk:text-start sk:no-underline sk:outline-none sk:select-none sk:data-disabled:cursor-not-allowed sk:data-disabled:text-text-muted sk:forced:data-disabled:text-[GrayText] sk:forced:data-highlighted:outline-2 sk:forced:data-highlighted:outline-solid sk:forced:data-highlighted:-outline-offset-2',
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
  /** The label, which begins with a verb. */
  label: ReactNode
  icon?: ReactNode
  /** A second line, smaller: the reason why the entry is disabled, or its cost. */
  hint?: ReactNode
  tone?: 'plain' | 'danger' | undefined
  disabled?: boolean | undefined
  onSelect?: (() => void) | undefined
  /** An `<a>` or a router's link, for an entry that opens a page. */
  link?: SlotElement | undefined
}

/** An entry that can be checked. The menu stays open for the next one. */
export interface MenuCheckboxItem {
  label: ReactNode
  /** A second line, smaller. */
  hint?: ReactNode
  disabled?: boolean | undefined
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** One option of a `MenuRadioGroup`. */
export interface MenuRadioItem {
  value: string
  label: ReactNode
  /** A second line, smaller. */
  hint?: ReactNode
  disabled?: boolean | undefined
}

/** A group of which one entry is selected, with a heading. */
export interface MenuRadioGroup {
  heading: string
  options: readonly MenuRadioItem[]
  value: string
  onValueChange: (value: string) => void
}

/** An entry that opens a submenu, in reading direction. */
export interface MenuSubmenu {
  label: ReactNode
  icon?: ReactNode
  /** A second line, smaller. */
  hint?: ReactNode
  disabled?: boolean | undefined
  items: readonly MenuEntry[]
}

/** An action, a checkbox, a radio group, a submenu, a separator, or a heading. */
export type MenuEntry =
  | MenuItem
  | MenuCheckboxItem
  | MenuRadioGroup
  | MenuSubmenu
  | 'line'
  | { readonly heading: string }

export interface MenuProps extends RootProps<HTMLDivElement> {
  /** The button that opens the menu. Its accessible name also names the menu. */
  trigger: ReactElement
  items: readonly MenuEntry[]
  /** The edges of trigger and menu that align, in reading direction. */
  align?: 'start' | 'end' | undefined
  /** Whether the menu is open. Pass it to control the menu; without it the menu keeps its own state. */
  open?: boolean | undefined
  /** Whether an uncontrolled menu is open at first. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
}

const content = ({ icon, label, hint }: Pick<MenuItem, 'icon' | 'label' | 'hint'>): ReactNode => (
  <>
    {icon && <span className="sk:inline-flex sk:text-[1.2em]">{icon}</span>}
    <span className="sk:grid sk:min-w-0">
      <span>{label}</span>
      {hint && <span className="sk:text-small">{hint}</span>}
    </span>
  </>
)

// A dialog returns focus to the element that had it before. The entry that opens a dialog
// disappears with the menu, so focus moves to the menu's button first.
const focusTrigger = ({ currentTarget }: Event): void => {
  let menu = currentTarget instanceof Element ? currentTarget.closest('[role="menu"]') : null
  let trigger: HTMLElement | null = null
  while (menu) {
    trigger = document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    menu = trigger?.closest('[role="menu"]') ?? null
  }
  trigger?.focus()
}

const focusLast = (menu: EventTarget | null): void => {
  if (!(menu instanceof Element)) return
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([data-disabled])')]
  items.at(-1)?.focus()
}

/** The check mark keeps its space when the entry is not checked. */
const ticked = (entry: MenuCheckboxItem | MenuRadioItem): ReactNode => (
  <>
    <span className="sk:inline-flex sk:size-[1.2em] sk:shrink-0 sk:text-[1.2em]">
      <ItemIndicator>
        <Icon of={checkIcon} />
      </ItemIndicator>
    </span>
    {content(entry)}
  </>
)

const panel = `${floatingPanelClass} sk:min-w-48 sk:overflow-y-auto sk:p-1.5`

function Submenu({ label, icon, hint, disabled = false, items }: MenuSubmenu): ReactNode {
  const portal = usePortalAttributes('Menu')
  const type = useTypeahead()
  const button = useRef<HTMLDivElement>(null)
  const [row, setRow] = useState({ width: 0, height: 0 })
  const wide = useIsWideWindow(true)
  // Beside the menu of a phone there is no room, so a submenu covers the menu below its entry.
  const place = wide
    ? { ...floatingOffsets, alignOffset: -7 }
    : { ...floatingOffsets, sideOffset: 32 - row.width, alignOffset: row.height }
  const narrow: CSSProperties = { maxWidth: 'calc(100vw - 5rem)' }
  return (
    <Sub
      onOpenChange={(open) => {
        if (open && button.current) setRow(button.current.getBoundingClientRect())
      }}
    >
      <SubTrigger
        ref={button}
        disabled={disabled}
        className={`${item({ tone: 'plain' })} sk:data-[state=open]:bg-primary-soft sk:data-[state=open]:text-on-primary-soft`}
      >
        {content({ icon, label, hint })}
        <Icon of={chevronForwardIcon} className="sk:ms-auto sk:shrink-0" />
      </SubTrigger>
      <Portal>
        <SubContent
          {...portal}
          {...place}
          loop
          data-scrolls
          onKeyDown={type}
          className={panel}
          {...(!wide && { style: narrow })}
        >
          <Parts items={items} />
        </SubContent>
      </Portal>
    </Sub>
  )
}

type Single = Exclude<MenuEntry, MenuRadioGroup | { readonly heading: string }>

function Entry({ entry }: { entry: Single }): ReactNode {
  if (entry === 'line')
    return <Separator className="sk:mx-2 sk:my-1 sk:h-px sk:bg-border sk:forced:bg-[CanvasText]" />
  if ('items' in entry) return <Submenu {...entry} />
  if ('checked' in entry)
    return (
      <CheckboxItem
        checked={entry.checked}
        onCheckedChange={entry.onCheckedChange}
        disabled={entry.disabled ?? false}
        className={item({ tone: 'plain' })}
        onSelect={(event) => event.preventDefault()}
      >
        {ticked(entry)}
      </CheckboxItem>
    )
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
  readonly entries: Single[]
  readonly radios?: MenuRadioGroup
}

/**
 * Splits the entries into groups. A heading begins a group, which ends at the next heading or
 * separator.
 */
function partsOf(items: readonly MenuEntry[]): readonly Part[] {
  const parts: Part[] = []
  for (const each of items) {
    const last = parts.at(-1)
    if (each !== 'line' && 'heading' in each)
      parts.push({ heading: each.heading, entries: [], ...('options' in each && { radios: each }) })
    else if (!last || last.radios || (each === 'line' && last.heading !== undefined))
      parts.push({ entries: [each] })
    else last.entries.push(each)
  }
  return parts
}

const heading = 'sk:px-3 sk:pt-2 sk:pb-1 sk:text-small sk:font-semibold sk:text-text-muted'

function Group({ heading: text, entries, radios }: Part): ReactNode {
  const name = useId()
  const drawn = entries.map((entry, index) => (
    <Entry key={entry === 'line' ? `line-${index}` : keyOfLabel(entry.label, index)} entry={entry} />
  ))
  if (text === undefined) return drawn
  const label = (
    <Label id={name} className={heading}>
      {text}
    </Label>
  )
  if (radios)
    return (
      <RadioGroup aria-labelledby={name} value={radios.value} onValueChange={radios.onValueChange}>
        {label}
        {radios.options.map((option) => (
          <RadioItem
            key={option.value}
            value={option.value}
            disabled={option.disabled ?? false}
            className={item({ tone: 'plain' })}
          >
            {ticked(option)}
          </RadioItem>
        ))}
      </RadioGroup>
    )
  return (
    <RadixGroup aria-labelledby={name}>
      {label}
      {drawn}
    </RadixGroup>
  )
}

const Parts = ({ items }: { items: readonly MenuEntry[] }): ReactNode =>
  partsOf(items).map((part, index) => <Group key={part.heading ?? index} {...part} />)

/** A menu of actions behind a button. Typing letters finds an entry, with or without hamza. */
export function Menu({
  trigger,
  items,
  align = 'start',
  open,
  defaultOpen = false,
  onOpenChange,
  className,
  onKeyDown,
  onKeyDownCapture,
  ...rest
}: MenuProps): ReactNode {
  if (isDevelopment && !isValidElement(trigger)) throw new KitError('Menu', '`trigger` wants one button.')
  const { dir } = useKit('Menu')
  const portal = usePortalAttributes('Menu')
  const type = useTypeahead()
  const [shown, change] = useControllableValue(open, defaultOpen, onOpenChange)
  const fromTheEnd = useRef(false)
  const left = useRef(false)
  const pressTrigger = (event: KeyboardEvent): void => {
    fromTheEnd.current = event.key === 'ArrowUp'
    if (event.key !== 'ArrowUp') return
    event.preventDefault()
    change(true)
  }
  // Radix calls this when focus enters the menu, although its types do not mention it.
  const entry = {
    onEntryFocus: (event: Event) => {
      if (!fromTheEnd.current) return
      fromTheEnd.current = false
      event.preventDefault()
      focusLast(event.currentTarget)
    },
  }
  return (
    // A modal menu would lock scrolling and hide the page from screen readers, which a list of actions does
    // not need.
    <Root dir={dir} modal={false} open={shown} onOpenChange={change}>
      <Trigger
        asChild
        onKeyDown={pressTrigger}
        // Radix opens it when a pointer goes down. A click without one has no count.
        onClick={({ detail }) => detail === 0 && change(!shown)}
      >
        {trigger}
      </Trigger>
      <Portal>
        <Content
          {...rest}
          {...portal}
          {...floatingOffsets}
          // The menu ignores the keyboard while it fades out. A key pressed just before would still
          // move focus into it.
          inert={!shown}
          loop
          align={align}
          data-scrolls
          {...entry}
          onKeyDownCapture={(event) => {
            onKeyDownCapture?.(event)
            const button = event.currentTarget.getAttribute('aria-labelledby') ?? undefined
            closeListOnTab(event, button, () => {
              left.current = true
              change(false)
            })
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            type(event)
          }}
          onCloseAutoFocus={(event) => {
            if (left.current) event.preventDefault()
            left.current = false
          }}
          className={classes(panel, className)}
        >
          <Parts items={items} />
        </Content>
      </Portal>
    </Root>
  )
}
