'use client'
import { useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { useHydrated } from '../../internal/use-hydrated.ts'
import { classes } from '../../internal/class-names.ts'
import { chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { NavbarEntries } from './entries.tsx'
import type { NavbarEntry } from './entries.tsx'

export interface DropdownProps {
  /** The accessible name, for a button whose text is hidden or not enough. */
  name?: string | undefined
  children: ReactNode
  items: readonly NavbarEntry[]
  align: 'start' | 'end'
  className?: string | undefined
}

/**
 * A button with a list of links. The browser opens it as a popover even before scripts run. It has
 * no role `menu`, so Tab moves through the links as usual.
 */
export function Dropdown({ name, children, items, align, className }: DropdownProps): ReactNode {
  const panelId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  // Before hydration the browser alone opens and closes the list, so no `aria-expanded` is
  // rendered.
  const hydrated = useHydrated()
  const chosen = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button')) panel.current?.hidePopover()
  }
  const left = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover()
  }
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    panel.current?.hidePopover()
    button.current?.focus()
  }
  return (
    <div className={classes('sk:relative', className)} onBlur={left}>
      <button
        ref={button}
        type="button"
        aria-label={name}
        aria-expanded={hydrated ? open : undefined}
        aria-controls={panelId}
        popoverTarget={panelId}
        onKeyDown={escape}
        className="sk:flex sk:min-h-touch sk:min-w-touch sk:cursor-pointer sk:items-center sk:justify-center sk:gap-1.5 sk:rounded-field sk:px-3 sk:py-1.5 sk:text-text sk:hover:bg-subtle"
      >
        {children}
        <Icon
          of={chevronDownIcon}
          size="sm"
          className={classes('sk:text-text-muted sk:@max-[24rem]:hidden', open && 'sk:rotate-180')}
        />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="presentation"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onKeyDown={escape}
        onClick={chosen}
        className={`${align === 'end' ? 'sk:sk-under-its-end' : 'sk:sk-under-its-start'} sk:m-0 sk:mt-1 sk:w-max sk:max-w-[min(20rem,calc(100vw-2rem))] sk:min-w-52 sk:rounded-card sk:border sk:border-border sk:bg-raised sk:p-1.5 sk:text-body sk:text-text sk:shadow-raised sk:motion-safe:sk-fade sk:forced:border-[CanvasText]`}
      >
        <ul className="sk:m-0 sk:list-none sk:p-0">
          <NavbarEntries items={items} place="list" />
        </ul>
      </div>
    </div>
  )
}
