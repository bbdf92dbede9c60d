import type { ReactNode } from 'react'

/**
 * The frame of a matrix story, which shows every variant and state as a labelled cell. The labels are for
 * tests and reviewers.
 */
export function Matrix({ children }: { children: ReactNode }): ReactNode {
  return <div className="grid gap-6">{children}</div>
}

/** Draws a named row of a matrix of variants. */
export function MatrixRow({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <section className="grid min-w-0 gap-2">
      <span lang="en" dir="ltr" className="text-start font-code text-caption text-text-muted">
        {name}
      </span>
      <div className="flex min-w-0 flex-wrap items-start gap-4">{children}</div>
    </section>
  )
}
