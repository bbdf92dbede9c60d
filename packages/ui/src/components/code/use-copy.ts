'use client'
import { useEffect, useState } from 'react'

type State = 'idle' | 'copied' | 'failed'

/**
 * Returns a function that copies the text, and its result for a moment. Copying may fail, since the
 * clipboard needs a secure page.
 */
export function useCopyToClipboard(text: string): readonly [state: State, copy: () => void] {
  const [state, setState] = useState<State>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), 2500)
    return () => clearTimeout(timer)
  }, [state])
  const copy = (): void => {
    // Browsers offer no clipboard on a page without https, although its type says otherwise.
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
