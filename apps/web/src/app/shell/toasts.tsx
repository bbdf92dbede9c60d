import { useEffect, useState } from 'react'

import { whenFirstSaid } from '../../shared/toasts/say.ts'
import { lazyPart } from '../../shared/hydration/lazy-part.tsx'

const Speaker = lazyPart(() => import('./speaker.tsx'))

/** The toasts. They are loaded with the first message. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenFirstSaid(() => setWanted(true)), [])
  return wanted ? <Speaker /> : null
}
