import { useEffect, useState } from 'react'

import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

const OfflineNotice = lazyPart(() => import('./offline-notice.tsx'))

function whenIdle(then: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(then)
  return () => window.cancelIdleCallback(request)
}

/** What may come once the page stands and answers: the notice of a lost connection, the copy for offline visits. */
export function Later() {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => whenIdle(() => setIsReady(true)), [])
  return isReady && <OfflineNotice />
}
