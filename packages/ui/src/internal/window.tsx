'use client'
import { Close, Content, Description, Root, Title } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { closeIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { useKit, usePortalAttributes } from '../components/provider/context.ts'
import { requireName } from './dev.ts'
import { keepForToasts } from './keep-for-toasts.ts'
import { OverPage } from './over-page.tsx'
import { Begin, useCover } from './use-cover.ts'
import { focusPanel, useReturnFocus } from './use-return-focus.ts'
import { useScrolls } from './use-scrolls.ts'

// A low window (a phone on its side, a page at 400 %) has no room for a head and a foot that stay: all of it scrolls
const frame =
  'low:overflow-y-auto low:overscroll-contain fixed z-dialog flex flex-col border-border bg-raised text-body text-text shadow-raised outline-none wrap-anywhere forced:border-[CanvasText]'
const head = cva('flex items-start gap-3 p-5 pb-3', {
  variants: { roomy: { true: 'sm:p-6 sm:pb-3', false: '' } },
})
const body = cva(
  'low:flex-none low:overflow-visible min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5',
  {
    variants: { roomy: { true: 'sm:px-6 sm:pb-6', false: '' } },
  },
)
const foot = cva(
  'flex flex-wrap gap-3 border-t border-border p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  { variants: { roomy: { true: 'sm:px-6', false: '' } } },
)

/** What every window and popup takes from the page; `data-*` and `aria-*` attributes reach it as well. */
export interface WindowState {
  open: boolean
  /** Called with `false` when it asks to be closed; it stays until `open` says so. */
  onOpenChange: (open: boolean) => void
  /** Of the window, for whoever refers to it. */
  id?: string | undefined
}

export interface WindowProps extends WindowState {
  title: string
  description?: ReactNode
  footer?: ReactNode
  dismissible?: boolean
  children: ReactNode
}

interface Frame extends WindowProps {
  /** The component this is part of, for what its author has forgotten. */
  of: string
  roomy: boolean
  className: string
}

/** What every window over the page has, whatever edge it comes from. Focus goes in, stays in, and comes back. */
export function Window({
  of,
  roomy,
  className,
  open,
  onOpenChange,
  title,
  description,
  footer,
  dismissible = true,
  children,
  ...rest
}: Frame): ReactNode {
  requireName(of, title)
  const { strings } = useKit(of)
  const portal = usePortalAttributes(of)
  const focus = useReturnFocus(focusPanel)
  const cover = useCover()
  const [scrolls, content] = useScrolls()
  const stay = (event: Event): void => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Root open={open} onOpenChange={onOpenChange} modal={false}>
      <OverPage of={of} open={open}>
        <Content
          {...rest}
          {...portal}
          {...focus}
          {...cover.window}
          className={`${frame} ${className}`}
          {...(!description && { 'aria-describedby': undefined })}
          onEscapeKeyDown={stay}
          onInteractOutside={(event) => {
            stay(event)
            keepForToasts(event)
          }}
        >
          <div className={head({ roomy })}>
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
          </div>
          <div
            data-scrolls
            ref={content}
            className={body({ roomy })}
            // What scrolls must be reachable by keyboard, also when nothing inside takes focus.
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': title })}
          >
            {children}
          </div>
          {footer && <div className={foot({ roomy })}>{footer}</div>}
        </Content>
        <Begin cover={cover} />
      </OverPage>
    </Root>
  )
}
