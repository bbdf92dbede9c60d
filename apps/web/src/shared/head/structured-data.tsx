import { useState } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'

/** A schema.org node: data for search engines, of which nothing runs. */
export type StructuredNode = { readonly '@type': string; readonly [name: string]: unknown }

/**
 * Search engines read it in the page as it was served, and there it stays as it is. A page reached from another has none:
 * React would make the element from text, which the security policy refuses.
 */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const hydrated = useHydrated()
  const [text] = useState(() => (hydrated ? undefined : write(nodes)))
  return (
    text !== undefined && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  )
}

/** `<` would let a text of the catalogue close the element. */
const write = (nodes: readonly StructuredNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
