import { OfflineNotice } from '@sakina/ui/offline-notice'
import { useEffect, useState } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { registerOfflineWorker } from '../offline/register-offline-worker.ts'

function whenIdle(then: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(then, 200)
    return () => clearTimeout(timer)
  }
  const request = window.requestIdleCallback(then)
  return () => window.cancelIdleCallback(request)
}

/** Renders what begins once the page is idle: the offline notice and the service worker registration. */
export function OfflineSupport() {
  const t = useText()
  const [isReady, setIsReady] = useState(false)
  useEffect(
    () =>
      whenIdle(() => {
        setIsReady(true)
        void registerOfflineWorker()
      }),
    [],
  )
  if (!isReady) return null
  return <OfflineNotice className="mx-auto max-w-content px-4 py-2">{t('shell.offline')}</OfflineNotice>
}
