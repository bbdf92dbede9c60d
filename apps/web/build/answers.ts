type Environment = Readonly<Record<string, string | undefined>>

/**
 * Returns the API whose responses the prerendered pages contain: a named API, or the demonstration. Other
 * sites must not show invented people, so their pages contain skeletons and fetch when they are opened.
 */
export function prerenderSource({
  PRERENDER_API: api,
  DEMO: demo,
}: Environment): { api: string } | 'demo' | 'none' {
  if (api) return { api }
  return demo === 'false' ? 'none' : 'demo'
}
