'use client'
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { requireName } from '../../internal/dev.ts'
import { keepForToasts } from '../../internal/keep-for-toasts.ts'
import { focusPanel, useReturnFocus } from '../../internal/use-return-focus.ts'
import { useScrolls } from '../../internal/use-scrolls.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { closeIcon } from '../icon/generated/icons.ts'
import { Icon } from '../icon/icon.tsx'
import { useKit, usePortalAttributes } from '../provider/context.ts'

const panel = cva(
  'fixed inset-y-0 z-dialog flex w-[calc(100%-3rem)] flex-col border-border bg-raised text-body text-text shadow-raised outline-none wrap-anywhere motion-safe:transition-transform motion-safe:duration-slow motion-safe:ease-out forced:border-[CanvasText]',
  {
    variants: {
      // A transform knows no reading direction, so each side slides in from its own edge twice
      side: {
        start:
          'start-0 border-e motion-safe:starting:-translate-x-full motion-safe:rtl:starting:translate-x-full',
        end: 'end-0 border-s motion-safe:starting:translate-x-full motion-safe:rtl:starting:-translate-x-full',
      },
      size: { sm: 'max-w-80', md: 'max-w-md' },
    },
  },
)

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the drawer; always shown. */
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  /** The edge it comes from, in reading direction: `start` for a menu, `end` for filters and details. */
  side?: 'start' | 'end' | undefined
  size?: 'sm' | 'md' | undefined
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode
  /** The content; what should have focus first is marked `data-autofocus`. */
  children: ReactNode
}

/** A panel as high as the window, from the edge where lines start or end. Focus goes in, stays in, and comes back. */
export function Drawer({
  open,
  onOpenChange,
  title,
  description,
  side = 'end',
  size = 'md',
  footer,
  children,
}: DrawerProps): ReactNode {
  requireName('Drawer', title)
  const { strings } = useKit('Drawer')
  const portal = usePortalAttributes('Drawer')
  const focus = useReturnFocus(focusPanel)
  const [scrolls, body] = useScrolls()
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay
          className="fixed inset-0 z-overlay bg-scrim motion-safe:sk-fade"
          data-theme={portal['data-theme']}
        />
        <Content
          {...portal}
          {...focus}
          onInteractOutside={keepForToasts}
          className={panel({ side, size })}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <header className="flex items-start gap-3 p-5 pb-3">
            <div className="grid min-w-0 flex-1 gap-1">
              <Title className="m-0 text-title font-semibold text-balance">{title}</Title>
              {description && <Description className="m-0 text-text-muted">{description}</Description>}
            </div>
            <Close asChild>
              <IconButton
                label={strings.dialog.close}
                icon={<Icon of={closeIcon} />}
                className="-me-2 -mt-2"
              />
            </Close>
          </header>
          <div
            data-scrolls
            ref={body}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5"
            // What scrolls must be reachable by keyboard, also when nothing inside takes focus.
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-border p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              {footer}
            </footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
