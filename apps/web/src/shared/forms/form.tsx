import { Alert } from '@sakina/ui/alert'
import type { ReactNode } from 'react'

import { FormContext } from './form-context.ts'
import type { SakinaForm } from './use-sakina-form.ts'

type Props = {
  form: SakinaForm
  /** A button that stands elsewhere sends it by this id. */
  id?: string
  /** Names the form where a page has several. */
  label?: string
  className?: string
  children: ReactNode
}

/** The fields, and above them what the server said of all of them. */
export const Form = ({ form, id, label, className = 'grid gap-5', children }: Props) => (
  <FormContext value={form.inside}>
    <form
      id={id}
      noValidate
      aria-label={label}
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        // A form inside a popup must not send the one around it.
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
