import { useId } from 'react'
import { leaf, saffron } from '../palette.ts'

interface WeaveLineProps {
  /** The progress from 0 to 1. A value outside this range is clamped, and NaN counts as 0. */
  progress: number
  className?: string | undefined
}

/** Turns a progress from 0 to 1 into a percentage; a value outside is clamped, NaN is 0. */
export function progressPercent(progress: number): number {
  return Number.isNaN(progress) ? 0 : Math.round(Math.min(1, Math.max(0, progress)) * 1e4) / 100
}

/**
 * The progress line of a stepper, woven where steps are done and a bare thread otherwise. It fills
 * in the reading direction. It is decorative, because the steps beside it have text.
 */
export function WeaveLine({ progress, className }: WeaveLineProps) {
  const id = useId()
  return (
    <svg width="100%" height="12" className={className} data-art="weave" data-mirror="auto" aria-hidden>
      <pattern id={id} width="16" height="12" patternUnits="userSpaceOnUse">
        <path fill={leaf} d="M0 0H16V12H0Z" />
        <path fill={saffron} d="M8 2l4 4-4 4-4-4ZM0 4l2 2-2 2ZM16 4l-2 2 2 2Z" />
      </pattern>
      <line
        x1="2"
        x2="100%"
        y1="6"
        y2="6"
        stroke="var(--sk-color-field-border,#8a7f6e)"
        strokeWidth="2"
        strokeDasharray="6 6"
        strokeLinecap="round"
      />
      <rect width={`${progressPercent(progress)}%`} height="12" rx="2" fill={`url(#${id})`} />
    </svg>
  )
}
