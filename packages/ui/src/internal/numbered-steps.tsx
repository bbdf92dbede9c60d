'use client'
import type { ReactNode } from 'react'
import { useKit } from '../components/provider/context.ts'

export interface NumberedStep {
  title?: string | undefined
  text: string
}

/** Steps in order, each with its number on a diamond of the weave. */
export function NumberedSteps({ steps }: { steps: readonly NumberedStep[] }): ReactNode {
  const { format } = useKit('NumberedSteps')
  return (
    <ol className="m-0 grid list-none gap-5 p-0 pt-2">
      {steps.map(({ title, text }, index) => (
        <li key={text} className="flex gap-5">
          <span
            aria-hidden
            className="m-1.5 inline-flex size-8 shrink-0 rotate-45 items-center justify-center rounded-small bg-primary-soft font-semibold text-on-primary-soft"
          >
            <span className="-rotate-45 tabular-nums">{format.number(index + 1)}</span>
          </span>
          <span className="grid min-w-0 flex-1 gap-0.5">
            {title && <span className="text-lead font-semibold">{title}</span>}
            <span className={title ? 'text-pretty text-text-muted' : 'pt-2 text-pretty'}>{text}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
