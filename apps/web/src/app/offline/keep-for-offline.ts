import { offlineScriptUrl } from '../trusted-types.ts'

/**
 * Registers the copy for offline visits and hands it what this first visit has already fetched, which it was too late to
 * see. A browser that has none, or forbids it, goes without.
 */
export async function keepForOffline(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register(offlineScriptUrl())
    const { active } = await navigator.serviceWorker.ready
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => address.startsWith(location.origin))
    active?.postMessage({ keep: [location.href.split('#')[0], ...fetched] }, [])
  } catch {
    // Private windows and policies refuse; the site works all the same.
  }
}
