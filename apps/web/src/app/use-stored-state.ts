import { startTransition, useEffect, useState } from 'react'

type Store<State> = {
  readonly subscribe: (listener: () => void) => () => void
  readonly snapshot: () => State
  /** The state that a prerendered page was rendered with. */
  readonly unread: State
}

const prerendered = () =>
  typeof document === 'undefined' || !document.documentElement.hasAttribute('data-shell')

/**
 * Reads stored state. A prerendered page is hydrated with the default state and gets the stored state right
 * after, as a transition; an update of a page whose code is still loading would make React discard its
 * HTML.
 */
export function useStoredState<State>({ subscribe, snapshot, unread }: Store<State>): State {
  const [state, setState] = useState<State>(() => (prerendered() ? unread : snapshot()))
  useEffect(() => {
    startTransition(() => setState(() => snapshot()))
    return subscribe(() => setState(() => snapshot()))
  }, [subscribe, snapshot])
  return state
}
