import { useId } from 'react'
import { line, paper, wall } from '../palette.ts'

interface CrenellationProps {
  className?: string | undefined
}

/** A Najdi parapet as a divider: stepped merlons along a limewashed ledge. It is always decorative. */
export function Crenellation({ className }: CrenellationProps) {
  const id = useId()
  return (
    <svg width="100%" height="36" className={className} data-art="weave" aria-hidden>
      <pattern id={id} width="40" height="36" patternUnits="userSpaceOnUse">
        <g stroke={line} strokeWidth="2" strokeLinejoin="round">
          <path fill={wall} d="M-4 26H8v-8h4v-8h4v-8h8v8h4v8h4v8H44" />
          <path fill={paper} d="M8 18h4v-8h4v-8h8v8h4v8h4Z" />
          <path fill={paper} d="M-4 26H44V34H-4Z" />
        </g>
      </pattern>
      <rect width="100%" height="36" fill={`url(#${id})`} />
    </svg>
  )
}
