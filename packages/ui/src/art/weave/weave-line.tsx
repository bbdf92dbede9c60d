import { useId } from 'react'
import { leaf, saffron } from '../palette.ts'

interface WeaveLineProps {
  /** How much of the way is done, 0 to 1; anything else counts as the nearer end, no number as 0. */
  progress: number
  className?: string | undefined
}

/** Share of the way as a percentage of the line, always drawable. */
export function doneShare(progress: number): number {
  return Number.isNaN(progress) ? 0 : Math.round(Math.min(1, Math.max(0, progress)) * 1e4) / 100
}

/**
 * The progress line of a stepper: woven where the way is done, a bare thread where it is to come. It starts where
 * the text starts. Decoration: the steps beside it carry the words.
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
      <rect width={`${doneShare(progress)}%`} height="12" rx="2" fill={`url(#${id})`} />
    </svg>
  )
}
