import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A sentence shown below the heading. */
  text?: string
  action?: ReactNode
}

/** The heading of a portal page with its main action. */
export const PortalTitle = ({ title, text, action }: Props) => (
  <div className="mb-4 flex flex-wrap items-center sm:mb-6 justify-between gap-x-6 gap-y-3">
    <div className="grid min-w-0 gap-1">
      <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
      {text && <p className="m-0 max-w-reading text-text-muted">{text}</p>}
    </div>
    {action}
  </div>
)
