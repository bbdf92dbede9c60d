import type { Plan } from '@sakina/api-client/client'
import { useSyncExternalStore } from 'react'

import { useLocation, useNavigate } from '../../../shared/router/index.ts'
import { useUrlQuery } from '../../../shared/router/use-query.ts'
import { MAX_COMPARED_PLANS, parseComparedPlanIds, toggleComparedPlan } from './compared-plans.ts'

const parameter = 'compare'
const none: readonly number[] = []
let compared = none
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const idsIn = (query: URLSearchParams): readonly number[] =>
  query.has(parameter) ? parseComparedPlanIds(query) : compared

/**
 * The plans chosen for comparison in any list. The URL names them, so that a reload and a link keep them;
 * the store carries them to the next page.
 */
export function usePlanComparison() {
  const query = useUrlQuery()
  const navigate = useNavigate()
  const { pathname, hash, ...location } = useLocation()
  const state: unknown = location.state
  const carried = useSyncExternalStore(
    subscribe,
    () => compared,
    () => none,
  )
  const ids = query.has(parameter) ? parseComparedPlanIds(query) : carried
  // A second press may come before React has rendered the first, so it starts from the current URL.
  const change = (next: (ids: readonly number[]) => readonly number[]) => {
    const search = new URLSearchParams(globalThis.location.search)
    compared = next(idsIn(search))
    for (const listener of listeners) listener()
    if (compared.length === 0) search.delete(parameter)
    else search.set(parameter, compared.join(','))
    void navigate({ pathname, search: search.size === 0 ? '' : `?${search}`, hash }, { replace: true, state })
  }
  return {
    ids,
    remove: (id: number) => change((latest) => toggleComparedPlan(latest, id, false)),
    clear: () => change(() => none),
    /** Returns the props of the button that adds a plan to the comparison. */
    toggleOf: ({ id }: Plan) => ({
      checked: ids.includes(Number(id)),
      disabled: ids.length >= MAX_COMPARED_PLANS,
      onCheckedChange: (isChosen: boolean) =>
        change((latest) => toggleComparedPlan(latest, Number(id), isChosen)),
    }),
  }
}
