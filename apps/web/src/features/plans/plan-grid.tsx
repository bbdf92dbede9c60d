import { PlanCardSkeleton } from '@sakina/ui/plan-card'
import type { ReactNode } from 'react'

import { useText } from '../../shared/intl/use-text.ts'

/** Lays out plan cards in a grid. */
export function PlanGrid({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <>
      <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">{children}</ul>
      <p className="m-0 text-caption text-text-muted">{t('plans.illustrated')}</p>
    </>
  )
}

/** Shows placeholders of plan cards while plans load. */
export function PlanGridSkeleton() {
  return (
    <PlanGrid>
      {[1, 2, 3].map((each) => (
        <PlanCardSkeleton key={each} as="li" />
      ))}
    </PlanGrid>
  )
}
