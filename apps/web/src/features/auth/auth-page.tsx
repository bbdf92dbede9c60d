import { Card } from '@sakina/ui/card'
import type { ReactNode } from 'react'

import { useIsWide } from '../../shared/bookings/use-is-wide.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { brand } from '../../shared/config/brand.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

const BranchRoom = lazyComponent(() => import('../../shared/services/service-room.tsx'))

type Props = {
  title: string
  text?: string
  /** Content below the card: the alternative, such as signing up instead of in. */
  other?: ReactNode
  children: ReactNode
}

/** A page with a short form, for sign-in and similar steps. A wide page has the door of a branch beside it. */
export function AuthPageLayout({ title, text, other, children }: Props) {
  const t = useText()
  const isWide = useIsWide()
  return (
    <div className="mx-auto grid w-full max-w-lg gap-x-16 px-4 py-8 sm:py-14 lg:max-w-content lg:grid-cols-2 lg:items-start">
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <h1 className="m-0 text-heading font-semibold text-balance">{title}</h1>
          {text && <p className="m-0 text-text-muted">{text}</p>}
        </div>
        <noscript>
          <p className="m-0">
            {t('shell.noScript.text')}{' '}
            <a href={`tel:${brand.phone}`} className="text-primary underline">
              {t('shell.noScript.call')} <bdi dir="ltr">{brand.phone_display}</bdi>
            </a>
          </p>
        </noscript>
        <Card padding="lg">{children}</Card>
        {other && <p className="m-0 flex flex-wrap items-center gap-x-2 text-text-muted">{other}</p>}
      </div>
      {isWide && (
        <div className="sticky top-24 aspect-video overflow-clip rounded-hero bg-subtle">
          <BranchRoom code="unknown" light={undefined} worker={undefined} />
        </div>
      )}
    </div>
  )
}
