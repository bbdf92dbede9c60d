import { OfflineNotice } from '@sakina/ui/offline-notice'
import { useEffect } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { registerOfflineWorker } from '../offline/register-offline-worker.ts'

export default function DeferredOfflineNotice() {
  const t = useText()
  useEffect(() => void registerOfflineWorker(), [])
  return <OfflineNotice className="mx-auto max-w-content px-4 py-2">{t('shell.offline')}</OfflineNotice>
}
