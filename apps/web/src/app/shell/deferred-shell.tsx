import { useEffect, useState } from 'react'

import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

const OfflineNotice = lazyComponent(() => import('./offline-notice.tsx'))

function whenIdle(then: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(then)
  return () => window.cancelIdleCallback(request)
}

/** Code that loads once the page is idle: the offline notice and the service worker registration. */
export function DeferredShell() {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => whenIdle(() => setIsReady(true)), [])
  return isReady && <OfflineNotice />
}
