import { Alert } from '@sakina/ui/alert'
import { useEffect, type ReactNode } from 'react'

import { paths } from '../../shared/config/paths.ts'
import { useNavigate } from '../../shared/router/index.ts'
import { REDIRECT_DELAY_MS, useDelayedAction } from '../../shared/timing/use-delayed-action.ts'

/** The success page, which leads to the requests after two seconds. */
export function RequestSentPage({ text }: { text: ReactNode }) {
  const navigate = useNavigate()
  // The long form is gone, and the page would stay scrolled to its end.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  useDelayedAction(true, REDIRECT_DELAY_MS, () => void navigate(paths.requests.to()))
  return (
    <Alert tone="success" announce>
      {text}
    </Alert>
  )
}
