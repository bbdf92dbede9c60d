import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { createContext, use, useLayoutEffect } from 'react'

/** Passes the function that changes the number of visible steps whose code is still loading. */
export const LoadingStepsContext = createContext<(change: 1 | -1) => void>(() => undefined)

/** Takes the place of a step. The sections after it appear with it, so that it moves none of them. */
export function StepSkeleton() {
  const count = use(LoadingStepsContext)
  // A layout effect, so that the count is updated before the step itself takes over.
  useLayoutEffect(() => {
    count(1)
    return () => count(-1)
  }, [count])
  return (
    <SkeletonGroup data-step-skeleton className="appear-late grid gap-5">
      <Skeleton shape="block" className="h-14" />
      <Skeleton shape="block" className="h-64" />
    </SkeletonGroup>
  )
}
