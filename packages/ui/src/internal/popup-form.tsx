'use client'
import { useId } from 'react'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { Alert } from '../components/alert/alert.tsx'
import { Button } from '../components/button/button.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { useKit } from '../components/provider/context.ts'
import type { ControlledModalProps } from './modal-window.tsx'

/** The props of every form popup besides its own values. */
export interface BasePopupProps extends ControlledModalProps {
  /**
   * True while the request is being sent. The submit button is disabled and says so, and the popup cannot
   * be closed.
   */
  submitting?: boolean | undefined
  /**
   * The reason why sending failed. It is shown above the buttons, and the form keeps its values.
   */
  failure?: ReactNode
  /** The success message. It replaces the form, and the page decides when to close the popup. */
  success?: ReactNode
}

export interface PopupFormProps extends BasePopupProps {
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The label of the submit button, naming the action. */
  send: ReactNode
  /** Marks an action that cannot be undone. */
  danger?: boolean | undefined
  /** Disables submission, for example until a quote has loaded. */
  disabled?: boolean | undefined
  /** Called by the button and by Enter, but never while a request is being sent. */
  onSubmit: () => void
  /** The fields. Mark the one that should receive focus first with `data-autofocus`. */
  children: ReactNode
}

/** Returns the attributes that belong on the window and not on the form. */
const attributesOf = (rest: object): object =>
  Object.fromEntries(
    Object.entries(rest).filter(([name]) => /^((id|className|style|ref)$|data-|aria-)/.test(name)),
  )

const focusOnArrival = (button: HTMLElement | null): void => button?.focus()

/**
 * The shared body of form popups: a Dialog with a form, buttons for submit and cancel, the label "sending",
 * the failure above the buttons, and the success message in place of the form. Dialog returns focus to its
 * opener.
 */
export function PopupForm({
  open,
  onOpenChange,
  submitting = false,
  failure,
  success,
  title,
  description,
  size,
  send,
  danger = false,
  disabled = false,
  onSubmit,
  children,
  ...rest
}: PopupFormProps): ReactNode {
  const attributes = attributesOf(rest)
  const words = useKit('PopupForm').strings.popupForm
  const form = useId()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!submitting && !disabled) onSubmit()
  }
  const ignorePress = (event: MouseEvent): void => {
    // Ignores a press while the form cannot be sent, and the second press of a double click, which
    // was meant for the previous popup.
    if (submitting || disabled || event.detail > 1) event.preventDefault()
  }
  const done = success !== undefined && success !== null && success !== false
  const close = (): void => onOpenChange(false)
  if (done)
    return (
      <Dialog
        {...attributes}
        open={open}
        onOpenChange={onOpenChange}
        title={title}
        size={size}
        footer={
          // The submit button has disappeared, so focus needs another place inside the popup.
          <Button variant="secondary" ref={focusOnArrival} onClick={close}>
            {words.close}
          </Button>
        }
      >
        <Alert tone="success" announce>
          {success}
        </Alert>
      </Dialog>
    )
  return (
    <Dialog
      {...attributes}
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      size={size}
      dismissible={!submitting}
      footer={
        <>
          {failure && (
            <Alert tone="danger" announce className="sk:basis-full">
              {failure}
            </Alert>
          )}
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            // `disabled` would remove focus from the button that was just pressed.
            aria-disabled={submitting || disabled || undefined}
            onClick={ignorePress}
            aria-busy={submitting || undefined}
            className="sk:aria-disabled:opacity-70"
          >
            {submitting ? words.sending : send}
          </Button>
          <Button variant="quiet" disabled={submitting} onClick={close}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="sk:grid sk:gap-5" onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}
