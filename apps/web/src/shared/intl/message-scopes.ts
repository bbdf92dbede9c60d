/** The groups of messages beyond those of public pages. Each needs the ones before it. */
const scopes = ['forms', 'account', 'booking'] as const

export type LaterScope = (typeof scopes)[number]
export type MessageScope = 'public' | LaterScope

/** A scope with those that it needs. */
export const scopesOf = (scope: LaterScope): readonly LaterScope[] =>
  scopes.slice(0, scopes.indexOf(scope) + 1)
