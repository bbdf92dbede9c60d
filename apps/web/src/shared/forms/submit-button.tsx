import { Button, type ButtonProps } from '@sakina/ui/button'
import type { ReactNode } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'
import { useFormContext } from './form-context.ts'

type Props = Omit<ButtonProps, 'type' | 'loading' | 'asChild' | 'onClick'> & {
  /** The label while the form is being sent: "Sending…". */
  sending?: ReactNode
}

/**
 * The submit button of a form, which shows that the form is being sent. Before the code has come the browser
 * would send a prerendered form itself, with the password in the address, so the button waits for it.
 */
export function SubmitButton({ sending, disabled, children, ...props }: Props) {
  const inside = useFormContext()
  const hydrated = useHydrated()
  return (
    <Button {...props} type="submit" disabled={!hydrated || disabled} loading={inside.sending}>
      {inside.sending && sending !== undefined ? sending : children}
    </Button>
  )
}
