'use client'
import type { MouseEvent, ReactNode } from 'react'
import { useDisclosure } from '../../internal/use-disclosure.ts'
import { chevronDownIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { Entries } from './entries.tsx'
import type { NavbarEntry } from './entries.tsx'

export interface DropdownProps {
  /** Said where the text is not shown, or not enough. */
  name?: string | undefined
  children: ReactNode
  items: readonly NavbarEntry[]
  align: 'start' | 'end'
}

/** A button and the list it shows. A list of links, not a `menu`: Tab walks through it, as through any links. */
export function Dropdown({ name, children, items, align }: DropdownProps): ReactNode {
  const { open, setOpen, root, button, panelId, escape } = useDisclosure()
  const chosen = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a, button')) setOpen(false)
  }
  return (
    <div {...root} className="relative">
      <button
        {...button}
        type="button"
        aria-label={name}
        className="flex min-h-touch min-w-touch cursor-pointer items-center justify-center gap-1.5 rounded-field px-3 py-1.5 text-text hover:bg-subtle"
      >
        {children}
        <Icon
          of={chevronDownIcon}
          size="sm"
          className={open ? 'rotate-180 text-text-muted' : 'text-text-muted'}
        />
      </button>
      <div
        id={panelId}
        role="presentation"
        hidden={!open}
        onKeyDown={escape}
        onClick={chosen}
        className={`absolute ${align === 'end' ? 'end-0' : 'start-0'} top-full z-popover mt-1 w-max max-w-[min(20rem,calc(100vw-2rem))] min-w-52 rounded-card border border-border bg-raised p-1.5 shadow-raised motion-safe:sk-fade forced:border-[CanvasText]`}
      >
        <ul className="m-0 list-none p-0">
          <Entries items={items} place="list" />
        </ul>
      </div>
    </div>
  )
}
