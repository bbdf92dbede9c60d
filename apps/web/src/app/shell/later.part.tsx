import { OfflineNotice } from '@sakina/ui/offline-notice'
import { useEffect } from 'react'

import { useText } from '../../shared/intl/use-text.ts'
import { keepForOffline } from '../offline/keep-for-offline.ts'
import { bringBackTyped, keepTyped } from '../preferences/typed.ts'

export default function Later() {
  const t = useText()
  useEffect(() => {
    void keepForOffline()
    const forget = [keepTyped(), bringBackTyped()]
    return () => {
      for (const each of forget) each()
    }
  }, [])
  return <OfflineNotice className="mx-auto max-w-content px-4 py-2">{t('shell.offline')}</OfflineNotice>
}
