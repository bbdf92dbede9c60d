import { useEffect, useState } from 'react'

import { rules, rulesIfHere, type Rules } from '../rules.ts'

/** How strong a password is, once there is one to judge and the rules that judge it have come. */
export function useStrength(password: string): ReturnType<Rules['passwordStrength']> | undefined {
  const [all, setAll] = useState(rulesIfHere)
  const isAsked = password !== ''
  useEffect(() => {
    if (!isAsked || all) return undefined
    let stays = true
    // Without them there is no meter; the rules themselves are asked for again when the form is sent
    rules().then(
      (found) => stays && setAll(found),
      () => undefined,
    )
    return () => {
      stays = false
    }
  }, [isAsked, all])
  return isAsked ? all?.passwordStrength(password) : undefined
}
