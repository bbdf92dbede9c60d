/** The globals that boot.js sets. The server writes them, or `pnpm configure` for a static host. */
declare global {
  interface Window {
    sakina?: { apiRoot?: unknown }
  }
}

export function apiRoot(): string {
  const root = globalThis.window?.sakina?.apiRoot
  return typeof root === 'string' ? root : '/api'
}
