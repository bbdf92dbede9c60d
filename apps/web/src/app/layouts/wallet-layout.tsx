import type { ReactNode } from 'react'

/** The pages of the wallet, beside their menu. */
export function WalletLayout({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-content px-4 py-8">{children}</div>
}
