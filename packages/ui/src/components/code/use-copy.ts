'use client'
import { useEffect, useState } from 'react'

type State = 'idle' | 'copied' | 'failed'

/**
 * Copies the text and reports the result for a moment. It may fail, since the clipboard needs a secure
 * page.
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
