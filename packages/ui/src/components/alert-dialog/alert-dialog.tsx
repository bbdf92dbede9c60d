'use client'
import { Action, Cancel, Content, Description, Root, Title, Trigger } from '@radix-ui/react-alert-dialog'
import { useId, useRef, useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../../internal/class-names.ts'
import { PagePointerEventsGuard } from '../../internal/page-pointer-events-guard.ts'
import { requireName } from '../../internal/dev.ts'
import { FieldError } from '../../internal/field-error.tsx'
import { ModalPortal } from '../../internal/modal-portal.tsx'
import type { WindowRootProps } from '../../internal/root-props.ts'
import { useReturnFocus } from '../../internal/use-return-focus.ts'
import { useIsScrollable } from '../../internal/use-is-scrollable.ts'
import { useModalOpenState } from '../../internal/use-modal-open-state.ts'
import { Button } from '../button/button.tsx'
import { useKit, usePortalAttributes } from '../provider/context.ts'

export interface AlertDialogProps extends WindowRootProps {
  /**
   * Whether the dialog is open. Pass it to control the dialog; without it the dialog keeps its own state.
   */
  open?: boolean | undefined
  /** Whether an uncontrolled dialog is open at first. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `true` when the trigger opens the dialog, and with `false` when the customer closes
   * it. A controlled dialog changes only with `open`.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** The button that opens the dialog. To share one dialog between many buttons use `useDialog`. */
  trigger?: ReactElement | undefined
  /** The question, naming what it is about: "Cancel the contract?" */
  title: ReactNode
  /** What will happen, and whether it can be undone. */
  description: ReactNode
  /** The label of the confirm button, naming the action: "Cancel the contract", never "OK". */
  confirm: string
  /** The label of the cancel button. Pass it where the default, "Go back", would be unclear. */
  cancel?: string | undefined
  /**
   * Called by the confirm button. If a promise is returned, the dialog is busy until it settles, and says
   * so if it rejects. A controlled dialog is closed by its caller, an uncontrolled one closes afterwards.
   */
  onConfirm: () => void | Promise<void>
  tone?: 'danger' | 'primary' | undefined
  /** True while the action is running. The dialog cannot be closed meanwhile. */
  loading?: boolean | undefined
  /** Details between the description and the buttons, such as the cost line by line. */
  children?: ReactNode
}

/** A dialog with a question that must be answered first. Focus starts on the cancel button. */
export function AlertDialog({
  open,
  defaultOpen,
  onOpenChange,
  trigger,
  title,
  description,
  confirm,
  cancel,
  onConfirm,
  tone = 'danger',
  loading = false,
  className,
  children,
  ...rest
}: AlertDialogProps): ReactNode {
  requireName('AlertDialog', title)
  requireName('AlertDialog', confirm)
  const { strings } = useKit('AlertDialog')
  const portal = usePortalAttributes('AlertDialog')
  const [shown, setShown] = useModalOpenState('AlertDialog', { open, defaultOpen, onOpenChange, trigger })
  const [pending, setPending] = useState(false)
  const [failed, setFailed] = useState(false)
  if (failed && !shown) setFailed(false)
  const busy = loading || pending
  const opener = useRef<HTMLButtonElement>(null)
  const name = useId()
  const focus = useReturnFocus(undefined, opener)
  const [scrolls, body] = useIsScrollable()
  const act = async (): Promise<void> => {
    const outcome = onConfirm()
    if (outcome instanceof Promise) {
      setPending(true)
      setFailed(false)
      try {
        await outcome
      } catch (error) {
        setFailed(true)
        reportError(error)
        return
      } finally {
        setPending(false)
      }
    }
    if (open === undefined) setShown(false)
  }
  return (
    <Root open={shown} onOpenChange={(next) => !busy && setShown(next)}>
      {trigger && (
        <Trigger asChild ref={opener}>
          {trigger}
        </Trigger>
      )}
      <ModalPortal of="AlertDialog" open={shown}>
        <Content
          {...rest}
          {...portal}
          {...focus}
          className={classes(
            'sk:low:overflow-y-auto sk:low:overscroll-contain sk:fixed sk:inset-x-0 sk:bottom-0 sk:z-dialog sk:flex sk:max-h-[88dvh] sk:flex-col sk:rounded-t-hero sk:border sk:border-border sk:bg-raised sk:text-body sk:text-text sk:shadow-raised sk:outline-none sk:wrap-anywhere sk:motion-safe:sk-rise sk:sm:inset-0 sk:sm:m-auto sk:sm:h-fit sk:sm:w-[calc(100%-2rem)] sk:sm:max-w-md sk:sm:rounded-hero sk:forced:border-[CanvasText]',
            className,
          )}
        >
          <PagePointerEventsGuard />
          <div
            data-scrolls
            ref={body}
            className="sk:low:flex-none sk:low:overflow-visible sk:grid sk:min-h-0 sk:flex-1 sk:gap-3 sk:overflow-y-auto sk:p-5 sk:pb-2 sk:sm:p-6 sk:sm:pb-2"
            {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-labelledby': name } : {})}
          >
            <Title className="sk:m-0 sk:text-title sk:font-semibold sk:text-balance">
              <span id={name}>{title}</span>
            </Title>
            <Description asChild>
              <div className="sk:text-text-muted">{description}</div>
            </Description>
            {children}
            <FieldError id={`${name}-error`} error={failed && strings.alertDialog.failed} />
          </div>
          <div className="sk:flex sk:flex-col sk:gap-3 sk:p-5 sk:pb-[max(1.25rem,env(safe-area-inset-bottom))] sk:sm:flex-row sk:sm:p-6 sk:sm:pt-4">
            <Button variant={tone} loading={busy} onClick={act}>
              {confirm}
            </Button>
            <Cancel asChild>
              <Button variant="secondary" aria-disabled={busy || undefined}>
                {cancel ?? strings.alertDialog.cancel}
              </Button>
            </Cancel>
          </div>
        </Content>
      </ModalPortal>
    </Root>
  )
}

export interface AlertDialogCloseProps {
  /** The one button to wrap. */
  children: ReactElement
}

/** Makes the wrapped button or link close the AlertDialog too, for example a link to another page. */
export function AlertDialogClose({ children }: AlertDialogCloseProps): ReactNode {
  return <Action asChild>{children}</Action>
}
