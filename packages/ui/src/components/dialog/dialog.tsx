'use client'
import { Close, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { requireName } from '../../internal/dev.ts'
import { useScrolls } from '../../internal/use-scrolls.ts'
import { Icon } from '../icon/icon.tsx'
import { closeIcon } from '../icon/generated/icons.ts'
import { useKit, usePortalAttributes } from '../provider/context.ts'

const sheet = cva(
  'fixed inset-x-0 bottom-0 z-dialog flex max-h-[88dvh] flex-col rounded-t-hero border border-border bg-raised text-body text-text shadow-raised outline-none wrap-anywhere motion-safe:sk-rise sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-hero forced:border-[CanvasText]',
  {
    variants: { size: { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl' } },
  },
)

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the dialog; always shown. */
  title: string
  /** One sentence under the title. */
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Buttons, in a row that stays in sight while the content scrolls. */
  footer?: ReactNode
  /** False where leaving must be a choice of its own: then neither Escape nor a press outside closes. */
  dismissible?: boolean | undefined
  /** The content; what should have focus first is marked `data-autofocus`. */
  children: ReactNode
}

/** A window over the page; a sheet from the lower edge on small screens. Focus goes in, stays in, and comes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  size = 'md',
  footer,
  dismissible = true,
  children,
}: DialogProps): ReactNode {
  requireName('Dialog', title)
  const { strings } = useKit('Dialog')
  const portal = usePortalAttributes('Dialog')
  const opener = useRef<Element | null>(null)
  const [scrolls, body] = useScrolls()
  const stay = (event: Event): void => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay
          className="fixed inset-0 z-overlay bg-scrim motion-safe:sk-fade"
          data-theme={portal['data-theme']}
        />
        <Content
          {...portal}
          className={sheet({ size })}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={stay}
          onPointerDownOutside={stay}
          onInteractOutside={stay}
          // The dialog itself, so that its title is read first; or the field one came to fill in.
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement
            event.preventDefault()
            const { target } = event
            if (!(target instanceof HTMLElement)) return
            const field = target.querySelector<HTMLElement>('[data-autofocus]')
            ;(field ?? target).focus()
          }}
          // Radix gives focus back to its own Trigger only; a page's dialog has many openers and no Trigger.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
        >
          <header className="flex items-start gap-3 p-5 pb-3 sm:p-6 sm:pb-3">
            <div className="grid min-w-0 flex-1 gap-1">
              <Title className="m-0 text-title font-semibold text-balance">{title}</Title>
              {description && <Description className="m-0 text-text-muted">{description}</Description>}
            </div>
            {dismissible && (
              <Close
                aria-label={strings.dialog.close}
                className="-me-2 -mt-2 inline-flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-field border-0 bg-transparent text-text-muted hover:bg-subtle hover:text-text"
              >
                <Icon of={closeIcon} size="md" />
              </Close>
            )}
          </header>
          <div
            data-scrolls
            className="min-h-0 flex-1 overflow-y-auto px-5 pb-5 sm:px-6 sm:pb-6"
            // What scrolls must be reachable by keyboard, also when nothing inside takes focus.
            ref={body}
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}
          >
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap gap-3 border-t border-border p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:px-6">
              {footer}
            </footer>
          )}
        </Content>
      </Portal>
    </Root>
  )
}
