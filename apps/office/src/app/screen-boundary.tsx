import { Unplugged } from '@sakina/ui/art/illustrations/unplugged'
import { ErrorState } from '@sakina/ui/error-state'
import { Skeleton, SkeletonGroup } from '@sakina/ui/skeleton'
import { Component, Suspense, type ReactNode } from 'react'

import { useLocation } from '../shared/router.tsx'
import { useText } from '../shared/text.ts'

type Props = { fallback: ReactNode; children: ReactNode }

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}

/** Stands where a screen will be. */
export function ScreenSkeleton() {
  const t = useText()
  return (
    <SkeletonGroup label={t('app.loading')} className="appear-late grid gap-4">
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" width="full" />
    </SkeletonGroup>
  )
}

/**
 * Keeps the menu when a screen fails or its code cannot be fetched, which also happens after a release: loading
 * the page again helps both.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const t = useText()
  const { pathname } = useLocation()
  const failure = (
    <ErrorState
      level={1}
      illustration={<Unplugged />}
      title={t('app.screenFailed')}
      text={t('app.screenFailedText')}
      onRetry={() => location.reload()}
    />
  )
  return (
    <Boundary key={pathname} fallback={failure}>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </Boundary>
  )
}
