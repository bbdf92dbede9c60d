import type { ReactNode } from 'react'

import { Link } from '../router/index.ts'

/** Leads on from an alert, in its own colour: the line under it says that it can be pressed. */
export const Further = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4" to={to}>
    {children}
  </Link>
)
