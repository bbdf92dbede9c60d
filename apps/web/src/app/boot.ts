/**
 * The globals that boot.js sets. The server, or `pnpm configure` for a static host, writes their
 * values into boot.js.
 */
declare global {
  interface Window {
    sakina?: { apiRoot?: unknown }
  }
}

/** Returns the root URL of the API that the page was served with, otherwise `/api`. */
export function apiRoot(): string {
  const root = globalThis.window?.sakina?.apiRoot
  return typeof root === 'string' ? root : '/api'
}
