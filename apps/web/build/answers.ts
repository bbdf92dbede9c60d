type Environment = Readonly<Record<string, string | undefined>>

/**
 * Whose answers the prerendered pages carry: a named API's, or the demonstration's. A site that is no demonstration
 * shows nobody who does not exist: its pages carry none, stand in shapes and ask when they are opened.
 */
export function answersOf({
  PRERENDER_API: api,
  DEMO: demo,
}: Environment): { api: string } | 'demo' | 'none' {
  if (api) return { api }
  return demo === 'false' ? 'none' : 'demo'
}
