/** The client sends no cookies, because customers have none. The session of the office is one, of this origin alone. */
export const fetchWithSession: typeof fetch = (input, init) =>
  globalThis.fetch(input, { ...init, credentials: 'same-origin' })
