/** A schema.org node: data for search engines, of which nothing runs. */
export type StructuredNode = { readonly '@type': string; readonly [name: string]: unknown }

/** `<` would let a text of the catalogue close the element. */
export function StructuredData({ nodes }: { nodes: readonly StructuredNode[] }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replaceAll(
    '<',
    '\\u003c',
  )
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />
}
