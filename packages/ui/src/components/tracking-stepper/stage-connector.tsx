import { useId } from 'react'
import type { ReactNode } from 'react'
import { leaf, saffron } from '../../art/palette.ts'

/** The vertical weave line between two stages: woven if done, a bare thread otherwise. */
export function StageConnector({ done }: { done: boolean }): ReactNode {
  const id = useId()
  if (!done)
    return (
      <span
        aria-hidden
        className="sk:absolute sk:start-[calc(1.5rem-1px)] sk:top-13 sk:-bottom-1 sk:border-s-2 sk:border-dashed sk:border-field-border"
      />
    )
  return (
    <svg
      width="12"
      className="sk:absolute sk:start-[calc(1.5rem-6px)] sk:top-13 sk:h-[calc(100%-3rem)]"
      data-art="weave"
      aria-hidden
    >
      <pattern id={id} width="12" height="16" patternUnits="userSpaceOnUse">
        <path fill={leaf} d="M0 0H12V16H0Z" />
        <path fill={saffron} d="M6 4l4 4-4 4-4-4ZM4 0l2 2 2-2ZM4 16l2-2 2 2Z" />
      </pattern>
      <rect width="12" height="100%" rx="2" fill={`url(#${id})`} />
    </svg>
  )
}
