import { useState } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'

/** A schema.org node for search engines. It is data and never executed. */
export type StructuredNode = { readonly '@type': string; readonly [name: string]: unknown }

/**
 * Structured data for search engines, which read it in the served HTML, where it stays unchanged. A
 * page reached by navigation has none, because the security policy forbids creating the element
 * from text.
 */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const hydrated = useHydrated()
  const [text] = useState(() => (hydrated ? undefined : write(nodes)))
  return (
    text !== undefined && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
  )
}

/** Escapes `<`, because a text of the catalogue could otherwise close the script element. */
const write = (nodes: readonly StructuredNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
