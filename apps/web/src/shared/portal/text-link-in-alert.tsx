import type { ReactNode } from 'react'

import { Link } from '../router/index.ts'

/** A link within an alert, in its colour. The underline shows that it is interactive. */
export const TextLinkInAlert = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4" to={to}>
    {children}
  </Link>
)
