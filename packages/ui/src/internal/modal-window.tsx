'use client'
import { Close, Content, Description, Root, Title, Trigger } from '@radix-ui/react-dialog'
import { cva } from 'class-variance-authority'
import { createContext, use, useId, useMemo, useRef } from 'react'
import type { ReactElement, ReactNode, RefObject } from 'react'
import { closeIcon } from '../components/icon/generated/icons.ts'
import { Icon } from '../components/icon/icon.tsx'
import { useKit, usePortalAttributes } from '../components/provider/context.ts'
import { classes } from './class-names.ts'
import { requireName } from './dev.ts'
import { ignoreToastClicks } from './ignore-toast-clicks.ts'
import { ModalPortal } from './modal-portal.tsx'
import type { WindowRootProps } from './root-props.ts'
import { ModalWindowActivator, useModalWindow } from './use-modal-window.ts'
import { focusOpenedPanel, useReturnFocus } from './use-return-focus.ts'
import { useIsScrollable } from './use-is-scrollable.ts'
import { useModalOpenState } from './use-modal-open-state.ts'
import type { ModalOpenProps } from './use-modal-open-state.ts'

// A low window (a phone in landscape, a page at 400 %) has no space for a fixed header and footer, so
// everything scrolls.
const frame =
  'sk:low:overflow-y-auto sk:low:overscroll-contain sk:fixed sk:z-dialog sk:flex sk:flex-col sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:forced:border-[CanvasText] sk:[&>form]:contents'
const head = cva('sk:flex sk:items-start sk:gap-3 sk:p-5 sk:pb-3', {
  variants: { of: { Dialog: 'sk:sm:p-6 sk:sm:pb-3', Drawer: '' } },
})
const body = cva(
  'sk:low:flex-none sk:low:overflow-visible sk:min-h-0 sk:flex-1 sk:overflow-y-auto sk:overscroll-contain sk:px-5 sk:pb-5 sk:[&>*+*]:mt-4',
  {
    variants: { of: { Dialog: 'sk:sm:px-6 sk:sm:pb-6', Drawer: '' } },
  },
)
const foot = cva(
  'sk:flex sk:flex-wrap sk:gap-3 sk:max-sm:*:grow sk:border-t sk:border-border sk:p-5 sk:pb-[max(1.25rem,env(safe-area-inset-bottom))]',
  { variants: { of: { Dialog: 'sk:sm:px-6', Drawer: '' } } },
)

/**
 * The props of every window and popup. `data-*` and `aria-*` attributes reach the window element.
 */
export interface ControlledModalProps extends Pick<WindowRootProps, 'className' | 'style' | 'ref'> {
  open: boolean
  /** Called with `false` when the customer closes the window. It stays open until `open` changes. */
  onOpenChange: (open: boolean) => void
  /** The id of the window. */
  id?: string | undefined
}

/** The component that the parts belong to. */
type WindowKind = 'Dialog' | 'Drawer'

interface ModalContentProps extends WindowRootProps {
  children: ReactNode
}

interface WindowProps extends ModalOpenProps, ModalContentProps {
  of: WindowKind
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  dismissible?: boolean | undefined
}

interface WindowSettings {
  readonly of: WindowKind
  readonly shown: boolean
  readonly opener: RefObject<HTMLButtonElement | null>
  /** The id of the title. */
  readonly name: string
  readonly dismissible: boolean
}

// A part outside a ModalRoot gets these values. Radix then throws an error that names the part.
const WindowContext = createContext<WindowSettings>({
  of: 'Dialog',
  shown: false,
  opener: { current: null },
  name: '',
  dismissible: true,
})

interface ModalRootProps {
  of: WindowKind
  shown: boolean
  setShown: (open: boolean) => void
  dismissible?: boolean | undefined
  children: ReactNode
}

/** Provides the open state of a window to its trigger and its content. */
export function ModalRoot({ of, shown, setShown, dismissible = true, children }: ModalRootProps): ReactNode {
  const opener = useRef<HTMLButtonElement>(null)
  const name = useId()
  const settings = useMemo(() => ({ of, shown, opener, name, dismissible }), [of, shown, name, dismissible])
  return (
    <WindowContext value={settings}>
      <Root open={shown} onOpenChange={setShown} modal={false}>
        {children}
      </Root>
    </WindowContext>
  )
}

/** Makes its child the button that opens a dialog or drawer. */
export function ModalTrigger({ children }: { children: ReactElement }): ReactNode {
  const { opener } = use(WindowContext)
  return (
    <Trigger asChild ref={opener}>
      {children}
    </Trigger>
  )
}

/** The window above the scrim. It traps focus and returns it on closing. */
export function ModalContent({
  className,
  children,
  ref,
  onFocusCapture,
  ...rest
}: ModalContentProps): ReactNode {
  const { of, shown, opener, dismissible } = use(WindowContext)
  const portal = usePortalAttributes(of)
  const focus = useReturnFocus(focusOpenedPanel, opener)
  const cover = useModalWindow()
  const stay = (event: Event): void => {
    if (!dismissible) event.preventDefault()
  }
  return (
    <ModalPortal of={of} open={shown}>
      <Content
        {...rest}
        {...portal}
        {...focus}
        {...cover.window}
        onFocusCapture={(event) => {
          onFocusCapture?.(event)
          cover.window.onFocusCapture(event)
        }}
        className={classes(frame, className)}
        onEscapeKeyDown={stay}
        onInteractOutside={(event) => {
          stay(event)
          ignoreToastClicks(event)
        }}
      >
        {children}
      </Content>
      <ModalWindowActivator cover={cover} callersRef={ref} />
    </ModalPortal>
  )
}

/** The title, the description and the close button. */
export function ModalHeader({ children }: { children: ReactNode }): ReactNode {
  const { of, dismissible } = use(WindowContext)
  const { strings } = useKit(of)
  return (
    <div className={head({ of })}>
      <div className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-1">{children}</div>
      {dismissible && (
        <Close
          aria-label={strings.dialog.close}
          className="sk:-me-2 sk:-mt-2 sk:inline-flex sk:size-touch sk:shrink-0 sk:cursor-pointer sk:items-center sk:justify-center sk:rounded-field sk:border-0 sk:bg-transparent sk:text-text-muted sk:hover:bg-subtle sk:hover:text-text"
        >
          <Icon of={closeIcon} size="md" />
        </Close>
      )}
    </div>
  )
}

/** Draws the title of a dialog or drawer. */
export function ModalTitle({ children }: { children: ReactNode }): ReactNode {
  return (
    <Title
      data-window-title=""
      tabIndex={-1}
      className="sk:m-0 sk:text-title sk:font-semibold sk:text-balance sk:outline-none"
    >
      <span id={use(WindowContext).name}>{children}</span>
    </Title>
  )
}

/** Draws the description of a dialog or drawer. */
export function ModalDescription({ children }: { children: ReactNode }): ReactNode {
  const Text = typeof children === 'string' ? 'p' : 'div'
  return (
    <Description asChild>
      <Text className="sk:m-0 sk:text-text-muted">{children}</Text>
    </Description>
  )
}

/** The scrollable content between header and footer. */
export function ModalBody({ children }: { children: ReactNode }): ReactNode {
  const { of, name } = use(WindowContext)
  const [scrolls, content] = useIsScrollable()
  return (
    <div
      data-scrolls
      ref={content}
      className={body({ of })}
      // What cannot be scrolled through a control inside must be focusable by keyboard.
      {...(scrolls && { tabIndex: 0, role: 'group', 'aria-labelledby': name })}
    >
      {children}
    </div>
  )
}

/** Draws the buttons at the foot of a dialog or drawer. */
export function ModalFooter({ children }: { children: ReactNode }): ReactNode {
  return <div className={foot({ of: use(WindowContext).of })}>{children}</div>
}

/**
 * A whole window of the usual parts. `className` places it: a Dialog in the middle, a Drawer at an
 * edge.
 */
export function ModalWindow({
  of,
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  footer,
  dismissible,
  children,
  ...rest
}: WindowProps): ReactNode {
  requireName(of, title)
  const [shown, setShown] = useModalOpenState(of, { open, defaultOpen, onOpenChange, trigger })
  return (
    <ModalRoot of={of} shown={shown} setShown={setShown} dismissible={dismissible}>
      {trigger && <ModalTrigger>{trigger}</ModalTrigger>}
      <ModalContent {...rest}>
        <ModalHeader>
          <ModalTitle>{title}</ModalTitle>
          {description && <ModalDescription>{description}</ModalDescription>}
        </ModalHeader>
        <ModalBody>{children}</ModalBody>
        {footer && <ModalFooter>{footer}</ModalFooter>}
      </ModalContent>
    </ModalRoot>
  )
}
