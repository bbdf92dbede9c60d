import { useState } from 'react'

import { useHydrated } from '../hydration/use-hydrated.ts'

/** A schema.org node for search engines. It is data and never executed. */
export type StructuredNode = { readonly '@type': string; readonly [name: string]: unknown }

/**
 * Structured data for search engines. It follows the data of the page, because some of them run scripts. A
 * page reached by navigation has none: the security policy forbids creating the element from text, and only
 * lets the text of a served one change.
 */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const hydrated = useHydrated()
  const [isServed] = useState(!hydrated)
  return isServed && <script type="application/ld+json">{write(nodes)}</script>
}

/** Escapes `<`, because a text of the catalogue could otherwise close the script element. */
const write = (nodes: readonly StructuredNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll('<', '\\u003c')
