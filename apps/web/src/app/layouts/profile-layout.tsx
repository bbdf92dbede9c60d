import type { ReactNode } from 'react'

/** The pages of the account, beside their menu. */
export function ProfileLayout({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-content px-4 py-8">{children}</div>
}
