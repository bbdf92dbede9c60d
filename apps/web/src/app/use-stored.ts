import { startTransition, useEffect, useState } from 'react'

type Store<State> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => State
  /** What a prerendered page was made with. */
  readonly unread: State
}

const prerendered = () =>
  typeof document === 'undefined' || !document.documentElement.hasAttribute('data-shell')

/**
 * What the browser keeps. A prerendered page is hydrated as if nothing were kept; what is kept is read right after, as a
 * transition: a change that reached a page whose code is still on its way would make React throw its HTML away.
 */
export function useStored<State>({ subscribe, snapshot, unread }: Store<State>): State {
  const [state, setState] = useState<State>(() => (prerendered() ? unread : snapshot()))
  useEffect(() => {
    startTransition(() => setState(() => snapshot()))
    return subscribe(() => setState(() => snapshot()))
  }, [subscribe, snapshot])
  return state
}
