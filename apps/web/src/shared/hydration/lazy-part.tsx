import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'

/** A piece of a page that is fetched on its own. Call `preload` on hover, focus or touch of what opens it. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode = null,
) {
  const Part = lazy(load)
  const LazyPart = (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  )
  /** What cannot be fetched ahead comes, or fails, when it is shown. */
  const preload = () => void load().catch(() => undefined)
  return Object.assign(LazyPart, { preload })
}
