'use client'
import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover'
import { cva } from 'class-variance-authority'
import { isValidElement, useId } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { KitError, isDevelopment, requireName } from '../../internal/dev.ts'
import { floatingPanelClass, floatingOffsets } from '../../internal/floating-panel.ts'
import type { WindowRootProps } from '../../internal/root-props.ts'
import { useControllableValue } from '../../internal/use-controllable-value.ts'
import { usePortalAttributes } from '../provider/context.ts'

const panel = cva([floatingPanelClass, 'sk:overflow-y-auto'], {
  variants: { size: { sm: 'sk:w-64', md: 'sk:w-80' }, padding: { none: '', md: 'sk:p-4' } },
})

export interface PopoverProps extends WindowRootProps {
  /** The accessible name of the panel. It is not shown. */
  label: string
  /** The button that opens the popover. */
  trigger: ReactElement
  /** Whether the panel is open. Pass it to control the panel; without it the panel keeps its own state. */
  open?: boolean | undefined
  /** Whether an uncontrolled panel is open at first. */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** Above or below the trigger. The other side is used if there is no space. */
  side?: 'top' | 'bottom' | undefined
  /** The edges of trigger and panel that align, in reading direction. */
  align?: 'start' | 'center' | 'end' | undefined
  size?: 'sm' | 'md' | undefined
  padding?: 'none' | 'md' | undefined
  /** The content, or a function that receives a callback to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

const CONTROLS =
  'a[href], summary, [tabindex]:not([tabindex="-1"]), :is(button, input, select, textarea):not(:disabled)'

/** A small panel beside the button that opens it. The page stays usable. */
export function Popover({
  label,
  trigger,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'md',
  padding = 'md',
  children,
  className,
  ...rest
}: PopoverProps): ReactNode {
  requireName('Popover', label)
  if (isDevelopment && !isValidElement(trigger)) throw new KitError('Popover', '`trigger` wants one button.')
  const portal = usePortalAttributes('Popover')
  const content = useId()
  // Where nothing can be pressed, the panel itself would get the focus, and its words run together for a reader.
  const readContent = (event: Event): void => {
    const { target: opened } = event
    if (!(opened instanceof HTMLElement) || opened.querySelector(CONTROLS)) return
    event.preventDefault()
    opened.setAttribute('aria-describedby', content)
    opened.querySelector<HTMLElement>('[data-window-title]')?.focus()
  }
  const [shown, setShown] = useControllableValue(open, defaultOpen, onOpenChange)
  return (
    <Root open={shown} onOpenChange={setShown}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal>
        <Content
          {...rest}
          {...portal}
          {...floatingOffsets}
          data-scrolls
          aria-label={label}
          side={side}
          align={align}
          onOpenAutoFocus={readContent}
          className={panel({ size, padding, className })}
        >
          <span data-window-title="" tabIndex={-1} className="sk:sr-only">
            {label}
          </span>
          <div id={content} className="sk:contents">
            {typeof children === 'function' ? children(() => setShown(false)) : children}
          </div>
        </Content>
      </Portal>
    </Root>
  )
}
