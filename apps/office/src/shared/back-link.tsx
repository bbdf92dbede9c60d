import type { ReactNode } from 'react'
import { Link, useLocation } from './router.tsx'
import { useText } from './text.ts'

type Props = {
  /** The screen for somebody who came without a link of the office. */
  to?: string
  children?: ReactNode
}

/** Leads back to the screen whose link was followed here, with its filter. */
export function BackLink({ to = '/', children }: Props) {
  const t = useText()
  const state: unknown = useLocation().state
  const back = typeof state === 'string' && state.startsWith('/') ? state : to
  return (
    <Link to={back} className="justify-self-start text-primary">
      {children ?? t('answer.back')}
    </Link>
  )
}
