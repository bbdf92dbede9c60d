import { lazyComponent } from '../hydration/lazy-component.tsx'
import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation, useNavigate } from '../router/index.ts'
import { isCurrentUrlSearch, popupHistoryState, useClosePopup } from './use-close-popup.ts'

const parameter = 'popup'

/** Loads on demand, because popups rarely fail to load. */
export const LazyLoadErrorPopup = lazyComponent(() => import('./load-error-popup.tsx'))

/**
 * Returns the popup named in the URL, and the ids in the parameters listed in `about`. A link opens it,
 * Escape and Back close it, and a reload keeps it. Only one is open at a time. During hydration none is,
 * because a page is prerendered without a query.
 */
export function usePopup(...about: readonly string[]) {
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const named = new URLSearchParams(hydrated ? search : '')
  const open = named.get(parameter)
  const show = (name: string, values: Readonly<Record<string, string>> = {}) => {
    const params = new URLSearchParams(search)
    for (const each of about) params.delete(each)
    for (const [each, value] of Object.entries({ [parameter]: name, ...values })) params.set(each, value)
    const query = `?${params}`
    void navigate(
      { pathname, search: query, hash },
      open === null
        ? { replace: isCurrentUrlSearch(query), state: popupHistoryState(state) }
        : // An open popup replaces its own history entry.
          { replace: true, state },
    )
  }
  return {
    open,
    /** Returns the id in a parameter of the popup. */
    named: (name: string) => named.get(name),
    show,
    close: useClosePopup(parameter, ...about),
  }
}
