import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A sentence shown below the heading. */
  text?: string | undefined
  action?: ReactNode
}

/** The heading of a portal page with its main action. */
export const PortalTitle = ({ title, text, action }: Props) => (
  <div className="mb-4 sm:mb-6">
    <div className="flex min-h-touch flex-wrap items-center gap-x-2 gap-y-2">
      <h1 className="m-0 flex-1 text-heading font-semibold text-balance">{title}</h1>
      {action}
    </div>
    {text && (
      // Below the button of the account menu, which floats.
      <p className="m-0 mt-1 max-w-reading text-text-muted max-sm:clear-both">{text}</p>
    )}
  </div>
)
