'use client'
import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode, SubmitEvent } from 'react'
import { classes } from '../../internal/class-names.ts'
import type { ControlledModalProps } from '../../internal/modal-window.tsx'
import { fillPlaceholders } from '../../strings/fill-placeholders.ts'
import { Alert } from '../alert/alert.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useKit } from '../provider/context.ts'
import { TextField } from '../text-field/text-field.tsx'
import { Textarea } from '../textarea/textarea.tsx'
import { CompanyDetails } from './company-details.tsx'
import type { ContactCompany } from './company-details.tsx'

export type { ContactCompany } from './company-details.tsx'

export interface ContactValues {
  name: string
  /** The email address or the mobile number, as typed. */
  contact: string
  message: string
  /** A honeypot: the field is hidden from people, so only bots complete it. */
  website: string
}

export type ContactErrors = { readonly [Field in 'name' | 'contact' | 'message']?: string | undefined }

export interface ContactPopupProps extends ControlledModalProps {
  company: ContactCompany
  /** Called with the values. Validate them, and then pass `errors`, a `failure` or a `reference`. */
  onSubmit: (values: ContactValues) => void
  /** The limit that the character counter of the message shows. */
  countTo: number
  /** The values that are already known of the visitor. */
  initial?: Partial<ContactValues> | undefined
  /** Called with the values after every change, for example to keep them over a reload. */
  onValuesChange?: ((values: ContactValues) => void) | undefined
  errors?: ContactErrors | undefined
  /** True while the message is being sent. */
  submitting?: boolean | undefined
  /** The reason why the message could not be sent. */
  failure?: ReactNode
  /** The reference number, once the message was sent. */
  reference?: string | undefined
  /** Called by the button that starts another message. */
  onAgain?: (() => void) | undefined
}

const none: ContactErrors = {}
const empty: ContactValues = { name: '', contact: '', message: '', website: '' }

/** A contact form, together with every other way to reach the office. */
export function ContactPopup({
  open,
  onOpenChange,
  company,
  onSubmit,
  countTo,
  initial,
  onValuesChange,
  errors = none,
  submitting = false,
  failure,
  reference,
  onAgain,
  ...rest
}: ContactPopupProps): ReactNode {
  const { strings } = useKit('ContactPopup')
  const words = strings.contactPopup
  const form = useId()
  return (
    <Dialog
      {...rest}
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
      size="lg"
      footer={
        reference === undefined ? (
          <Button type="submit" form={form} loading={submitting}>
            {submitting ? words.sending : words.send}
          </Button>
        ) : (
          onAgain && (
            <Button variant="secondary" onClick={onAgain}>
              {words.again}
            </Button>
          )
        )
      }
    >
      <div className="sk:@container sk:pt-2">
        <div
          className={classes(
            'sk:grid',
            // After the message was sent, the other contact details get the whole width.
            reference === undefined ? 'sk:gap-8 sk:@lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' : 'sk:gap-6',
          )}
        >
          {reference === undefined ? (
            <MessageForm
              id={form}
              initial={{ ...empty, ...initial }}
              errors={errors}
              submitting={submitting}
              failure={failure}
              onSubmit={onSubmit}
              onValuesChange={onValuesChange}
              countTo={countTo}
            />
          ) : (
            <Alert tone="success" title={words.sentTitle} announce>
              {fillPlaceholders(words.sent, { reference: `\u2068${reference}\u2069` })}
            </Alert>
          )}
          <CompanyDetails company={company} wide={reference !== undefined} />
        </div>
      </div>
    </Dialog>
  )
}

interface MessageFormProps {
  id: string
  initial: ContactValues
  errors: ContactErrors
  submitting: boolean
  failure: ReactNode
  onSubmit: (values: ContactValues) => void
  onValuesChange: ContactPopupProps['onValuesChange']
  countTo: number
}

function MessageForm(props: MessageFormProps): ReactNode {
  const { id, initial, errors, submitting, failure, onSubmit, onValuesChange, countTo } = props
  const { strings } = useKit('ContactPopup')
  const words = strings.contactPopup
  const [values, setValues] = useState(initial)
  const set = (name: keyof ContactValues) => (event: { target: { value: string } }) => {
    const next = { ...values, [name]: event.target.value }
    setValues(next)
    onValuesChange?.(next)
  }
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (!submitting) onSubmit(values)
  }
  return (
    <form ref={form} id={id} noValidate className="sk:grid sk:content-start sk:gap-4" onSubmit={submit}>
      {failure && (
        <Alert tone="danger" announce>
          {failure}
        </Alert>
      )}
      <TextField
        label={words.name}
        name="name"
        value={values.name}
        onChange={set('name')}
        error={errors.name}
        required
        autoComplete="name"
        data-autofocus
      />
      <TextField
        label={words.contact}
        name="contact"
        value={values.contact}
        onChange={set('contact')}
        error={errors.contact}
        required
        autoComplete="email"
        content="ltr"
      />
      <Textarea
        label={words.message}
        name="message"
        value={values.message}
        onChange={set('message')}
        error={errors.message}
        required
        rows={4}
        countTo={countTo}
      />
      <label className="sk:sr-only">
        {words.leaveEmpty}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={set('website')}
        />
      </label>
    </form>
  )
}
