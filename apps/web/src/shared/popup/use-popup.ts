import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation, useNavigate } from '../router/index.ts'

const parameter = 'popup'

const withPopup = (search: string, name: string | null): string => {
  const params = new URLSearchParams(search)
  if (name === null) params.delete(parameter)
  else params.set(parameter, name)
  const query = params.toString()
  return query === '' ? '' : `?${query}`
}

const openedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'popup' in state && state.popup === parameter

/**
 * The popup named in the address: it opens by a link, closes with Escape and with "back", and a reload keeps it. One at a
 * time. Nothing is open while a prerendered page is being hydrated, since it was made without a query.
 */
export function usePopup() {
  const location = useLocation()
  const { pathname, search, hash } = location
  const state: unknown = location.state
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const open = hydrated ? new URLSearchParams(search).get(parameter) : null
  return {
    open,
    show: (name: string) =>
      void navigate({ pathname, search: withPopup(search, name), hash }, { state: { popup: parameter } }),
    close: () => {
      // Leaving by the way it came, so that "back" does not open it again.
      if (openedHere(state)) void navigate(-1)
      else void navigate({ pathname, search: withPopup(search, null), hash }, { replace: true })
    },
  }
}
