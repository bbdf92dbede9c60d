import { useHydrated } from '../hydration/use-hydrated.ts'
import { useLocation, useNavigate } from '../router/index.ts'
import { isOpening, overThePage } from './over-the-page.ts'
import { useClose } from './use-close.ts'

const parameter = 'popup'

/**
 * The popup named in the address, with what it is `about` in parameters of their own: it opens by a link, closes with
 * Escape and with "back", and a reload keeps it. One at a time. Nothing is open while a prerendered page is being
 * hydrated, since it was made without a query.
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
        ? { replace: isOpening(query), state: overThePage(state) }
        : // What is open gives its place up
          { replace: true, state },
    )
  }
  return {
    open,
    /** What the popup is about, by the name of its parameter. */
    named: (name: string) => named.get(name),
    show,
    close: useClose(parameter, ...about),
  }
}
