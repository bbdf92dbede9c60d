'use client'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../components/button/button.tsx'
import { IconButton } from '../components/icon-button/icon-button.tsx'
import { moreIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { AnchoredPanel } from './anchored-panel.tsx'

interface MoreActionsProps {
  label: string
  /** The text of the button, where there is room for one. It is part of `label`. */
  text?: string | undefined
  variant?: 'quiet' | 'secondary' | undefined
  children: ReactNode
}

/**
 * The further actions of a card behind a button. For screen readers they stay links and buttons in their
 * order.
 */
export function MoreActions({ label, text, variant = 'secondary', children }: MoreActionsProps): ReactNode {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  // A dialog returns focus to the element that had it before. The action that opens a dialog
  // disappears with the panel, so focus moves to the button first.
  const leave = (): void => {
    button.current?.focus()
    setOpen(false)
  }
  const shared = {
    ref: button,
    variant,
    icon: <Icon of={moreIcon} />,
    'aria-expanded': open,
    'aria-controls': open ? panel : undefined,
    onClick: () => setOpen(!open),
  } as const
  return (
    <div
      className="sk:flex"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      {text === undefined ? (
        <IconButton {...shared} label={label} />
      ) : (
        <Button {...shared} aria-label={label} className="sk:flex-1">
          {text}
        </Button>
      )}
      {open && (
        <AnchoredPanel
          id={panel}
          anchor={button}
          align="end"
          role="group"
          aria-label={label}
          onClick={leave}
          onClose={(by) => (by === 'escape' ? leave() : setOpen(false))}
          className="sk:min-w-48"
        >
          <div className="sk:grid sk:p-1.5">{children}</div>
        </AnchoredPanel>
      )}
    </div>
  )
}
