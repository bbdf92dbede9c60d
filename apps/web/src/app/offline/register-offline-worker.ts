import { offlineWorkerUrl } from '../trusted-types.ts'

/**
 * Registers the service worker for offline visits, and hands it what this first visit has already fetched.
 * A browser without service workers goes without.
 */
export async function registerOfflineWorker(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  try {
    await navigator.serviceWorker.register(offlineWorkerUrl())
    const { active } = await navigator.serviceWorker.ready
    const fetched = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((address) => address.startsWith(location.origin))
    active?.postMessage({ keep: [location.href.split('#')[0], ...fetched] }, [])
  } catch {
    // Private windows and policies may refuse a service worker; the site still works.
  }
}
