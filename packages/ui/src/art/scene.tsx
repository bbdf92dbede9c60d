import type { ReactNode } from 'react'
import { line } from './palette.ts'

export interface ArtProps {
  /** The accessible name. Without it the drawing is decorative and hidden from screen readers. */
  title?: string | undefined
  className?: string | undefined
}

export interface IllustrationProps extends ArtProps {
  /** `auto` mirrors the drawing in right-to-left text. */
  mirrored?: 'auto' | 'never' | undefined
}

interface SceneProps extends IllustrationProps {
  width: number
  height: number
  children: ReactNode
}

/** Draws the frame of an illustration: its size, title and direction. */
export function Scene({ title, className, mirrored = 'never', width, height, children }: SceneProps) {
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      data-art=""
      data-mirror={mirrored}
      role={title === undefined ? undefined : 'img'}
      aria-label={title}
      aria-hidden={title === undefined ? true : undefined}
      fill="none"
      stroke={line}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
