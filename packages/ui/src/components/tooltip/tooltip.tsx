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
            className="z-popover max-w-64 rounded-small bg-inverse px-3 py-1.5 text-small text-balance text-on-inverse shadow-raised wrap-anywhere select-none motion-safe:sk-fade forced:border"
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
