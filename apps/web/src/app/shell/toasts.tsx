import { useEffect, useState } from 'react'

import { whenFirstSaid } from '../../shared/toasts/say.ts'
import { lazyPart } from '../../shared/words/lazy-part.tsx'

const Speaker = lazyPart('app/shell/speaker', () => import('./speaker.part.tsx'))

/** Where short messages appear, from the first one on. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => whenFirstSaid(() => setWanted(true)), [])
  return wanted ? <Speaker /> : null
}
