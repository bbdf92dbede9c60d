import type { ReactNode } from 'react'

const shape = 'M12 2.6l2.9 5.9 6.5.95-4.7 4.6 1.1 6.45-5.8-3.05-5.8 3.05 1.1-6.45-4.7-4.6 6.5-.95z'

function Drawing({ filled }: { filled: boolean }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      strokeWidth={1.5}
      strokeLinejoin="round"
      className={
        filled
          ? 'sk:absolute sk:inset-y-0 sk:start-0 sk:size-[1.15em] sk:fill-accent sk:stroke-on-accent-soft sk:forced:fill-[CanvasText] sk:forced:stroke-[CanvasText]'
          : 'sk:size-[1.15em] sk:fill-none sk:stroke-field-border sk:forced:stroke-[CanvasText]'
      }
    >
      <path d={shape} />
    </svg>
  )
}

const share = { 0: 'sk:w-0', 1: 'sk:w-1/2', 2: 'sk:w-full' } as const

/** A star that fills from the start of the reading direction. */
export function Star({ halves }: { halves: 0 | 1 | 2 }): ReactNode {
  return (
    <span className="sk:relative sk:inline-flex">
      <Drawing filled={false} />
      {halves > 0 && (
        <span className={`sk:absolute sk:inset-y-0 sk:start-0 sk:overflow-hidden ${share[halves]}`}>
          <Drawing filled />
        </span>
      )}
    </span>
  )
}
