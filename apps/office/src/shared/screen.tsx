import { brand } from './brand.ts'
import { Heading } from '@sakina/ui/heading'
import { useEffect, useRef, type ReactNode } from 'react'

import { useLocale } from './locale.ts'

/** A screen with its title, which takes the focus when the screen opens, and names the tab. */
export function Screen({ title, children }: { title: string; children: ReactNode }) {
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = `${title} · ${brand.name[locale]}`
  }, [title, locale])
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="grid grid-cols-1 gap-6">
      <Heading level={1} size="title" ref={heading} tabIndex={-1} className="outline-none">
        {title}
      </Heading>
      {children}
    </div>
  )
}
