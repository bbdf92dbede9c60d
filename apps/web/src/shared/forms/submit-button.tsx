import { Button, type ButtonProps } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { useFormContext } from './form-context.ts'

type Props = Omit<ButtonProps, 'type' | 'loading' | 'asChild' | 'onClick'> & {
  /** The label while the form is being sent: "Sending…". */
  sending?: ReactNode
}

/** The submit button of a form, which shows that the form is being sent. */
export function SubmitButton({ sending, children, ...props }: Props) {
  const inside = useFormContext()
  return (
    <Button {...props} type="submit" loading={inside.sending}>
      {inside.sending && sending !== undefined ? sending : children}
    </Button>
  )
}
