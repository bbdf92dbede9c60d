import type { ReactNode } from 'react'

type Props = {
  title: string
  /** A sentence shown below the heading. */
  text?: string
  action?: ReactNode
}

/** The heading of a portal page with its main action. */
export const PortalTitle = ({ title, text, action }: Props) => (
  <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 sm:mb-6">
    <h1 className="m-0 flex-1 text-heading font-semibold text-balance">{title}</h1>
    {action}
    {text && (
      <div className="w-full">
        <p className="m-0 max-w-reading text-text-muted">{text}</p>
      </div>
    )}
  </div>
)
