'use client'
import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../components/icon-button/icon-button.tsx'
import { moreIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { AnchoredPanel } from './anchored-panel.tsx'

interface MoreActionsProps {
  label: string
  variant?: 'quiet' | 'secondary' | undefined
  children: ReactNode
}

/**
 * The further actions of a card behind a button. For screen readers they stay links and buttons in their
 * order.
 */
export function MoreActions({ label, variant = 'secondary', children }: MoreActionsProps): ReactNode {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useId()
  // A dialog returns focus to the element that had it before. The action that opens a dialog
  // disappears with the panel, so focus moves to the button first.
  const leave = (): void => {
    button.current?.focus()
    setOpen(false)
  }
  return (
    <div
      className="sk:flex"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <IconButton
        ref={button}
        variant={variant}
        label={label}
        icon={<Icon of={moreIcon} />}
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
      />
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
