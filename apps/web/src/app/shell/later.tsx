import { useEffect, useState, type ComponentType } from 'react'

import { useLocale } from '../../shared/intl/locale-context.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'

const Part: ComponentType & { preload: (locale: 'ar' | 'en') => Promise<unknown> } = lazyPart(
  'app/shell/later',
  () => import('./later.part.tsx'),
)

const calm = (then: () => void) => {
  // Safari has no idle callback.
  const wait =
    'requestIdleCallback' in window ? window.requestIdleCallback : (run: () => void) => setTimeout(run, 200)
  wait(then)
}

/** What may come once the page stands and answers: the notice of a lost connection, the copy for offline visits. */
export function Later() {
  const locale = useLocale()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    let wanted = true
    calm(() => {
      Part.preload(locale).then(
        () => wanted && setReady(true),
        () => undefined,
      )
    })
    return () => {
      wanted = false
    }
  }, [locale])
  return ready ? <Part /> : null
}
