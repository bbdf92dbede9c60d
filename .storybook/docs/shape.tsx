import type { ReactNode } from 'react'

/** Shows the surfaces of a page and those lifted above it. */
export function SurfaceSamples(): ReactNode {
  return (
    <div className="flex flex-wrap gap-6 rounded-card bg-page p-6">
      <div className="grid h-24 w-40 place-content-center rounded-card border border-border bg-surface text-text">
        surface
      </div>
      <div className="grid h-24 w-40 place-content-center rounded-card bg-subtle text-text">subtle</div>
      <div className="grid h-24 w-40 place-content-center rounded-card bg-raised text-text shadow-raised">
        raised
      </div>
    </div>
  )
}
