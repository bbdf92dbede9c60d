import {
  createContext,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import type { BareFetcher, Key, Middleware, SWRConfiguration, SWRResponse } from 'swr'

/** Whether a reader can see this part of the page, or will soon. */
const NearContext = createContext(true)

/**
 * Tells the components inside it whether they are near the screen. The wrapper is a box of its own,
 * because an element without a box is never near.
 */
function Near({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setIsNear(true)
      },
      { rootMargin: '50% 0px' },
    )
    if (box.current) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={box}>
      <NearContext value={isNear}>{children}</NearContext>
    </div>
  )
}

/**
 * A section below the first screen. Its code loads and hydrates in idle time; its prerendered data is
 * fetched anew when it comes near the screen.
 */
export function lazySection<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Part = lazy(load)
  // `Near` is inside the boundary: a context that changes before a boundary is hydrated would empty it.
  return function LazySection(props: Props) {
    return (
      <Suspense>
        <Near>
          <Part {...props} />
        </Near>
      </Suspense>
    )
  }
}

/** SWR middleware that keeps known data of a section until the section is near, then fetches it anew. */
export const revalidateWhenNear: Middleware = (next) =>
  function useRevalidationWhenNear<Data, Failure>(
    key: Key,
    fetcher: BareFetcher<Data> | null,
    config: SWRConfiguration<Data, Failure>,
  ): SWRResponse<Data, Failure> {
    const isNear = useContext(NearContext)
    const response = next<Data, Failure>(
      key,
      fetcher,
      isNear ? config : { ...config, revalidateIfStale: false },
    )
    const { data, mutate } = response
    const isDue = useRef(!isNear && data !== undefined && config.revalidateIfStale !== false)
    useEffect(() => {
      if (!isNear || !isDue.current) return
      isDue.current = false
      void mutate()
    }, [isNear, mutate])
    return response
  }
