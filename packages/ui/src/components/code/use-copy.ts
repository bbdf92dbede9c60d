'use client'
import { useEffect, useState } from 'react'

type State = 'idle' | 'copied' | 'failed'

/** Copies, and says for a while how it went. A browser may refuse: without a secure page there is no clipboard. */
export function useCopy(text: string): readonly [state: State, copy: () => void] {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])
  const copy = (): void => {
    // undefined on a page without https, whatever the types say
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (!clipboard) {
      setState('failed')
      return
    }
    clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  }
  return [state, copy]
}
