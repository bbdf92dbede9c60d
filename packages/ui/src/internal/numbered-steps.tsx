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
    <ol className="sk:m-0 sk:grid sk:list-none sk:gap-5 sk:p-0 sk:pt-2">
      {steps.map(({ title, text }, index) => (
        <li key={text} className="sk:flex sk:gap-5">
          <span
            aria-hidden
            className="sk:m-1.5 sk:inline-flex sk:size-8 sk:shrink-0 sk:rotate-45 sk:items-center sk:justify-center sk:rounded-small sk:bg-primary-soft sk:font-semibold sk:text-on-primary-soft"
          >
            <span className="sk:-rotate-45 sk:tabular-nums">{format.number(index + 1)}</span>
          </span>
          <span className="sk:grid sk:min-w-0 sk:flex-1 sk:gap-0.5">
            {title && <span className="sk:text-lead sk:font-semibold">{title}</span>}
            <span className={title ? 'sk:text-pretty sk:text-text-muted' : 'sk:pt-2 sk:text-pretty'}>
              {text}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
