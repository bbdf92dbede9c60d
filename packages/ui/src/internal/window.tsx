'use client'
import { Close, Content, Description, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { useId, useRef } from 'react'
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
import { useWindowOpening } from './use-window-opening.ts'
import type { WindowOpening } from './use-window-opening.ts'

// A low window (a phone on its side, a page at 400 %) has no room for a head and a foot that stay: all of it scrolls
const frame =
  'sk:low:overflow-y-auto sk:low:overscroll-contain sk:fixed sk:z-dialog sk:flex sk:flex-col sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:forced:border-[CanvasText]'
const head = cva('sk:flex sk:items-start sk:gap-3 sk:p-5 sk:pb-3', {
  variants: { roomy: { true: 'sk:sm:p-6 sk:sm:pb-3', false: '' } },
})
const body = cva(
  'sk:low:flex-none sk:low:overflow-visible sk:min-h-0 sk:flex-1 sk:overflow-y-auto sk:overscroll-contain sk:px-5 sk:pb-5 sk:[&>*+*]:mt-4',
  {
    variants: { roomy: { true: 'sk:sm:px-6 sk:sm:pb-6', false: '' } },
  },
)
const foot = cva(
  'sk:flex sk:flex-wrap sk:gap-3 sk:max-sm:*:grow sk:border-t sk:border-border sk:p-5 sk:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  { variants: { roomy: { true: 'sk:sm:px-6', false: '' } } },
)

/** What every window and popup takes from the page; `data-*` and `aria-*` attributes reach it as well. */
export interface WindowState {
  open: boolean
  /** Called with `false` when it asks to be closed; it stays until `open` says so. */
  onOpenChange: (open: boolean) => void
  /** Of the window, for whoever refers to it. */
  id?: string | undefined
}

export interface WindowProps extends WindowOpening {
  id?: string | undefined
  title: ReactNode
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
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  dismissible = true,
  children,
  ...rest
}: Frame): ReactNode {
  requireName(of, title)
  const [shown, setShown] = useWindowOpening(of, { open, defaultOpen, onOpenChange, trigger })
  const opener = useRef<HTMLButtonElement>(null)
  const name = useId()
  const Text = typeof description === 'string' ? 'p' : 'div'
  const { strings } = useKit(of)
  const portal = usePortalAttributes(of)
  const focus = useReturnFocus(focusPanel, opener)
  const cover = useCover()
  const [scrolls, content] = useScrolls()
  const stay = (event: Event): void => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <Root open={shown} onOpenChange={setShown} modal={false}>
      {trigger && (
        <Trigger asChild ref={opener}>
          {trigger}
        </Trigger>
      )}
      <OverPage of={of} open={shown}>
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
            <div className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-1">
              <Title className="sk:m-0 sk:text-title sk:font-semibold sk:text-balance">
                <span id={name}>{title}</span>
              </Title>
              {description && (
                <Description asChild>
                  <Text className="sk:m-0 sk:text-text-muted">{description}</Text>
                </Description>
              )}
            </div>
            {dismissible && (
              <Close
                aria-label={strings.dialog.close}
                className="sk:-me-2 sk:-mt-2 sk:inline-flex sk:size-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-field sk:border-0 sk:bg-transparent sk:text-text-muted sk:hover:bg-subtle sk:hover:text-text"
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
            {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': name })}
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
