'use client'
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { isValidElement, useRef, useState } from 'react'
import type { PointerEvent, ReactElement, ReactNode } from 'react'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { usePortalAttributes } from '../provider/context.ts'

export interface TooltipProps {
  /** A few words; nothing one could press. */
  text: string
  /** Above or below; the other side where there is no room. */
  side?: 'top' | 'bottom' | undefined
  /** True where the text only repeats the name of an icon button, so that it is not read twice. */
  repeatsName?: boolean | undefined
  /** One button or link. */
  children: ReactElement
}

/** A few words about a button, by hovering, by focus, and by a tap on a touch screen. */
export function Tooltip({ text, side = 'top', repeatsName = false, children }: TooltipProps): ReactNode {
  requireName('Tooltip', text)
  if (isDevelopment && !isValidElement(children))
    throw new KitError('Tooltip', 'wants exactly one element inside that takes focus.')
  const portal = usePortalAttributes('Tooltip')
  const [open, setOpen] = useState(false)
  // Radix shows nothing to a finger: what a tap found is remembered here, and its click turns it round
  const tapped = useRef<'nothing' | 'closed' | 'open'>('nothing')
  return (
    <Provider delayDuration={400}>
      <Root open={open} onOpenChange={setOpen}>
        <Trigger
          asChild
          onPointerDown={({ pointerType }: PointerEvent) => {
            tapped.current = pointerType === 'touch' ? (open ? 'open' : 'closed') : 'nothing'
          }}
          onClick={() => {
            if (tapped.current === 'closed') setOpen(true)
            tapped.current = 'nothing'
          }}
          {...(repeatsName ? { 'aria-describedby': undefined } : {})}
        >
          {children}
        </Trigger>
        <Portal>
          <Content
            {...portal}
            side={side}
            sideOffset={6}
            collisionPadding={16}
            className="sk:z-popover sk:max-w-64 sk:rounded-small sk:bg-inverse sk:px-3 sk:py-1.5 sk:text-small sk:text-balance sk:text-on-inverse sk:shadow-raised sk:wrap-anywhere sk:select-none sk:motion-safe:sk-fade sk:forced:border"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
