'use client'
import { useId } from 'react'
import type { MouseEvent, ReactNode, SubmitEvent } from 'react'
import { Alert } from '../components/alert/alert.tsx'
import { Button } from '../components/button/button.tsx'
import { Dialog } from '../components/dialog/dialog.tsx'
import { useKit } from '../components/provider/context.ts'
import type { WindowState } from './window.tsx'

/** What every form popup takes from the page, beside its own values. */
export interface PopupState extends WindowState {
  /** The request is on its way: the send button is disabled and says so, and the popup cannot be left. */
  submitting?: boolean | undefined
  /** Why it was not taken. Stays in sight above the buttons; what was filled in stays too. */
  failure?: ReactNode
  /** It was taken: stands in the place of the form. The page closes the popup when it likes. */
  success?: ReactNode
}

export interface PopupFormProps extends PopupState {
  title: string
  description?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** The act the send button names. */
  send: ReactNode
  /** For what cannot be undone. */
  danger?: boolean | undefined
  /** Nothing to send yet, such as a quote that has not come. */
  disabled?: boolean | undefined
  /** Called for the button and for Enter, never while something is on its way. */
  onSubmit: () => void
  /** The fields; what should have focus first is marked `data-autofocus`. */
  children: ReactNode
}

/** A popup hands on all it got: its values stay in the form, the app's attributes go to the window. */
const attributesOf = (rest: object): object =>
  Object.fromEntries(Object.entries(rest).filter(([name]) => /^(id$|data-|aria-)/.test(name)))

const focusOnArrival = (button: HTMLElement | null): void => button?.focus()

/**
 * The shared body of the kit's form popups: a Dialog with a form, send and cancel, the label "sending", the failure
 * kept above the buttons, the success announced in the form's place. Focus comes back to the opener (Dialog).
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
    // The second press of a double click was meant for the popup before this one
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
          // The send button has gone: focus must have a place inside
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
            // Not `disabled`: that would drop the focus of someone who has just pressed it
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
