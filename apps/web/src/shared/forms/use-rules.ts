import { useEffect, useState } from 'react'

import { loadRules, loadedRules, type ValidationRules } from './validation-module.ts'

/**
 * Returns the validation schemas once they are needed and loaded. A page that only shows warnings does not
 * wait.
 */
export function useRules(isAsked: boolean): ValidationRules | undefined {
  const [all, setAll] = useState(loadedRules)
  useEffect(() => {
    if (!isAsked || all) return undefined
    let stays = true
    // A failure to load the rules is silent here, because submitting loads them again and reports it.
    loadRules().then(
      (found) => stays && setAll(found),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [isAsked, all])
  return all
}
