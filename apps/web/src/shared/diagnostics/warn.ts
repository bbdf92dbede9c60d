const said = new Set<string>()

/**
 * For whoever runs the site: something of the provider's that the page can live with. Never for the visitor. Said once,
 * however many rows of a list have it.
 */
export function warn(message: string, about: Readonly<Record<string, unknown>>): void {
  const remark = `${message} ${JSON.stringify(about)}`
  if (said.has(remark)) return
  said.add(remark)
  console.warn(message, about)
}
