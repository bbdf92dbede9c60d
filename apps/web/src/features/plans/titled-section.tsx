import { useId, type ReactNode } from 'react'

/** A section of a page about a plan or a service, named by its heading. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid min-w-0 content-start gap-3">
      <h2 id={headingId} className="m-0 text-title font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
