import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode, RefObject } from 'react'

/** Whether the element has ever come near the viewport. */
function useNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && (setIsNear(true), observer.disconnect()),
      { rootMargin: '600px' },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}

interface Fit {
  readonly scale: number
  /** True if the content is too tall even at the smallest scale. Only its top is then shown. */
  readonly isTall: boolean
}
const smallest = 0.45

/** Returns the scale at which the content fits its frame. */
function useFit(frame: RefObject<HTMLElement | null>, content: RefObject<HTMLElement | null>): Fit {
  const [fit, setFit] = useState<Fit>({ scale: 1, isTall: false })
  useLayoutEffect(() => {
    const [outer, inner] = [frame.current, content.current]
    if (!outer || !inner) return undefined
    const measure = (): void => {
      const across = outer.clientWidth / Math.max(1, inner.offsetWidth)
      const down = outer.clientHeight / Math.max(1, inner.offsetHeight)
      const scale = Math.min(1, across, Math.max(down, smallest))
      setFit({ scale, isTall: scale > down + 0.01 })
    }
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [frame, content])
  return fit
}

/** A small live picture that is not interactive. It is rendered once it comes near the viewport. */
export function Thumbnail({
  width,
  height = '9rem',
  children,
}: {
  width?: number | undefined
  height?: string
  children: ReactNode
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isNear = useNear(frame)
  const { scale, isTall } = useFit(frame, content)
  return (
    <div
      ref={frame}
      inert
      aria-hidden
      dir="ltr"
      className="pointer-events-none relative overflow-hidden"
      style={{ blockSize: height }}
    >
      <div
        ref={content}
        className={`absolute start-1/2 -translate-x-1/2 ${isTall ? 'top-0 origin-top' : 'top-1/2 -translate-y-1/2'}`}
        style={{
          inlineSize: width ?? 'max-content',
          maxInlineSize: width ? undefined : '26rem',
          scale: String(scale),
        }}
      >
        {isNear && children}
      </div>
    </div>
  )
}
