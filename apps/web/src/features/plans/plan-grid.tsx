import { PlanCardSkeleton } from '@sakina/ui/plan-card'
import type { ReactNode } from 'react'

export function PlanGrid({ children }: { children: ReactNode }) {
  return <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
}

export function PlanGridSkeleton() {
  return (
    <PlanGrid>
      {[1, 2, 3].map((each) => (
        <PlanCardSkeleton key={each} as="li" />
      ))}
    </PlanGrid>
  )
}
