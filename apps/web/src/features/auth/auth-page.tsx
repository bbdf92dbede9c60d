import { Card } from '@sakina/ui/card'
import type { ReactNode } from 'react'

type Props = {
  title: string
  text?: string
  /** Content below the card: the alternative, such as signing up instead of in. */
  other?: ReactNode
  children: ReactNode
}

/** A page with a short form, for sign-in and similar steps. */
export const AuthPage = ({ title, text, other, children }: Props) => (
  <div className="mx-auto grid max-w-lg gap-6 px-4 py-8 sm:py-14">
    <div className="grid gap-2">
      <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
      {text && <p className="m-0 text-text-muted">{text}</p>}
    </div>
    <Card padding="lg">{children}</Card>
    {other && <p className="m-0 flex flex-wrap items-center gap-x-2 text-text-muted">{other}</p>}
  </div>
)
