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
          ? 'absolute inset-y-0 start-0 size-[1.15em] fill-accent stroke-on-accent-soft forced:fill-[CanvasText] forced:stroke-[CanvasText]'
          : 'size-[1.15em] fill-none stroke-field-border forced:stroke-[CanvasText]'
      }
    >
      <path d={shape} />
    </svg>
  )
}

const share = { 0: 'w-0', 1: 'w-1/2', 2: 'w-full' } as const

/** Filled from where reading begins. */
export function Star({ halves }: { halves: 0 | 1 | 2 }): ReactNode {
  return (
    <span className="relative inline-flex">
      <Drawing filled={false} />
      {halves > 0 && (
        <span className={`absolute inset-y-0 start-0 overflow-hidden ${share[halves]}`}>
          <Drawing filled />
        </span>
      )}
    </span>
  )
}
