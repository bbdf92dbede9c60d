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
    <div {...root} className="sk:relative">
      <button
        {...button}
        type="button"
        aria-label={name}
        className="sk:flex sk:min-h-touch sk:min-w-touch sk:cursor-pointer sk:items-center sk:justify-center sk:gap-1.5 sk:rounded-field sk:px-3 sk:py-1.5 sk:text-text sk:hover:bg-subtle"
      >
        {children}
        <Icon
          of={chevronDownIcon}
          size="sm"
          className={open ? 'sk:rotate-180 sk:text-text-muted' : 'sk:text-text-muted'}
        />
      </button>
      <div
        id={panelId}
        role="presentation"
        hidden={!open}
        onKeyDown={escape}
        onClick={chosen}
        className={`sk:absolute ${align === 'end' ? 'sk:end-0' : 'sk:start-0'} sk:top-full sk:z-popover sk:mt-1 sk:w-max sk:max-w-[min(20rem,calc(100vw-2rem))] sk:min-w-52 sk:rounded-card sk:border sk:border-border sk:bg-raised sk:p-1.5 sk:shadow-raised sk:motion-safe:sk-fade sk:forced:border-[CanvasText]`}
      >
        <ul className="sk:m-0 sk:list-none sk:p-0">
          <Entries items={items} place="list" />
        </ul>
      </div>
    </div>
  )
}
