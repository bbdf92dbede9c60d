import type { ReactNode } from 'react'
import type { ArtProps } from '../scene.tsx'

/** A 3:2 field with a thin edge, so that a white flag is visible on white. A flag is never mirrored. */
export function FlagFrame({ title, children, ...rest }: ArtProps & { children: ReactNode }) {
  return (
    <svg
      {...rest}
      width="24"
      height="16"
      viewBox="0 0 36 24"
      data-art="flag"
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
    >
      {children}
      <rect
        width="36"
        height="24"
        rx="2.9"
        fill="none"
        stroke="currentColor"
        strokeOpacity=".2"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
