import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** A component that loads on its own. Call `preload` on hover, focus or touch of its trigger. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const Part = lazy(load)
  const LazyPart = (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
  /** A failed preload is ignored, because rendering loads it again. */
  const preload = () => void load().catch(() => undefined)
  return Object.assign(LazyPart, { preload })
}
