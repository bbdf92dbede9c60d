import { useEffect, useState } from 'react'

import { loadValidationRules, getLoadedValidationRules, type ValidationRules } from './validation-module.ts'

/**
 * Returns the validation schemas once `isAsked` is true and they have loaded. Until then the page
 * is shown without the warnings that need them.
 */
export function useValidationRules(isAsked: boolean): ValidationRules | undefined {
  const [all, setAll] = useState(getLoadedValidationRules)
  useEffect(() => {
    if (!isAsked || all) return undefined
    let stays = true
    // A failure to load the rules is silent here, because submitting loads them again and reports it.
    loadValidationRules().then(
      (found) => stays && setAll(found),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [isAsked, all])
  return all
}
