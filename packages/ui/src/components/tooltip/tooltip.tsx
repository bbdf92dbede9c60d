'use client'
import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip'
import { isValidElement, useEffect, useRef, useState } from 'react'
import type { PointerEvent, ReactElement, ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { classes } from '../../internal/class-names.ts'
import type { RootProps } from '../../internal/root-props.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { usePortalAttributes } from '../provider/context.ts'
import { markTooltipShown, shouldSkipDelay } from './shared-delay.ts'

export interface TooltipProps extends RootProps<HTMLDivElement> {
  /** A few words, without interactive content. */
  text: ReactNode
  /** Above or below. The other side is used if there is no space. */
  side?: 'top' | 'bottom' | undefined
  /**
   * Set it when the text repeats the name of an icon button, so that screen readers do not read it twice.
   */
  repeatsName?: boolean | undefined
  /**
   * Whether the tooltip is open. Pass it to control the tooltip; without it the tooltip keeps its own
   * state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled tooltip is open at first. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** One button or link. */
  children: ReactElement
}

const delay = 400

/**
 * A few words about a button, shown on hover, on focus, and on a tap. In a row of buttons only the first
 * tooltip waits.
 */
export function Tooltip({
  text,
  side = 'top',
  repeatsName = false,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
  className,
  ...rest
}: TooltipProps): ReactNode {
  requireName('Tooltip', text)
  if (isDevelopment && !isValidElement(children))
    throw new KitError('Tooltip', 'wants exactly one element inside that takes focus.')
  const portal = usePortalAttributes('Tooltip')
  const [shown, setShown] = useControllableValue(open, defaultOpen, onOpenChange)
  const [instant, setInstant] = useState(false)
  useEffect(() => (shown ? markTooltipShown() : undefined), [shown])
  // Radix shows no tooltip on touch. A tap opens it, or closes it if it was open before the tap.
  const tapped = useRef<'nothing' | 'closed' | 'open'>('nothing')
  return (
    <Provider delayDuration={instant ? 0 : delay}>
      <Root open={shown} onOpenChange={setShown}>
        <Trigger
          asChild
          onPointerEnter={() => {
            // This runs before Radix starts its delay at the first pointer move.
            flushSync(() => setInstant(shouldSkipDelay()))
          }}
          onPointerDown={({ pointerType }: PointerEvent) => {
            tapped.current = pointerType === 'touch' ? (shown ? 'open' : 'closed') : 'nothing'
          }}
          onClick={() => {
            if (tapped.current === 'closed') setShown(true)
            tapped.current = 'nothing'
          }}
          {...(repeatsName ? { 'aria-describedby': undefined } : {})}
        >
          {children}
        </Trigger>
        <Portal>
          <Content
            {...rest}
            {...portal}
            side={side}
            sideOffset={6}
            collisionPadding={16}
            className={classes(
              'sk:z-popover sk:max-w-64 sk:rounded-small sk:bg-inverse sk:px-3 sk:py-1.5 sk:text-small sk:text-balance sk:text-on-inverse sk:shadow-raised sk:wrap-anywhere sk:select-none sk:motion-safe:sk-fade sk:forced:border',
              className,
            )}
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  )
}
