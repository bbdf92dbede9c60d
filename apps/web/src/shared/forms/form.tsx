import { Alert } from '@sakina/ui/alert'
import type { ReactNode } from 'react'

import { FormContext } from './form-context.ts'
import type { SakinaForm } from './use-sakina-form.ts'

type Props = {
  form: SakinaForm
  /** Lets a submit button outside the form refer to it. */
  id?: string
  /** The accessible name, needed on a page with several forms. */
  label?: string
  className?: string
  children: ReactNode
}

/** A form with its fields, and above them the errors that belong to no field. */
export const Form = ({ form, id, label, className = 'grid gap-5', children }: Props) => (
  <FormContext value={form.inside}>
    <form
      id={id}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // Submitting a form in a popup must not submit the form around it.
        event.stopPropagation()
        form.send()
      }}
    >
      {form.failure !== undefined && (
        <Alert tone="danger" announce>
          {form.failure}
        </Alert>
      )}
      {children}
    </form>
  </FormContext>
)
