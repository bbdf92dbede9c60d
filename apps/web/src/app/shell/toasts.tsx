import { useEffect, useState } from 'react'

import { onFirstToast } from '../../shared/toasts/show-toast.ts'
import { lazyComponent } from '../../shared/hydration/lazy-component.tsx'

const ToastAnnouncer = lazyComponent(() => import('./toast-announcer.tsx'))

/** The toasts. They are loaded with the first message. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? <ToastAnnouncer /> : null
}
