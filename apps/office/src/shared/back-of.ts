/** The screen that a link came from, which it left in its state; else the given one. */
export const backOf = (state: unknown, other = '/'): string =>
  typeof state === 'string' && state.startsWith('/') ? state : other
