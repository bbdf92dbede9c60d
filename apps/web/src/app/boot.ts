/** What boot.js left for us: written by the server, or by `pnpm configure` for a static host. */
declare global {
  interface Window {
    sakina?: { apiRoot?: unknown }
  }
}

export function apiRoot(): string {
  const root = globalThis.window?.sakina?.apiRoot
  return typeof root === 'string' ? root : '/api'
}
