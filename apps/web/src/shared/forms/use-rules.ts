import { useEffect, useState } from 'react'

import { rules, rulesIfHere, type Rules } from './rules.ts'

/** The rules, once there is something to judge and they have come; a page that only judges gently waits for nothing. */
export function useRules(isAsked: boolean): Rules | undefined {
  const [all, setAll] = useState(rulesIfHere)
  useEffect(() => {
    if (!isAsked || all) return undefined
    let stays = true
    // Where they cannot be fetched nothing is said here; sending the form asks for them again, and says so
    rules().then(
      (found) => stays && setAll(found),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [isAsked, all])
  return all
}
