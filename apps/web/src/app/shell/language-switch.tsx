import { LanguageSwitch as KitLanguageSwitch } from '@sakina/ui/language-switch'

import { useLocale } from '../../shared/intl/messages-provider.tsx'
import { localizePath, otherLocale } from '../../shared/intl/locale.ts'
import { useLocation } from '../../shared/router/index.ts'
import { changePreferences } from '../preferences/store.ts'
import { useHydrated } from '../../shared/hydration/use-hydrated.ts'

/**
 * Links to the same page in the other language. It is a full page load, so that only one language is ever
 * fetched.
 */
export function LanguageSwitch() {
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const other = otherLocale(locale)
  // Only the browser knows query and fragment, so the prerendered link leads to the URL without them.
  const href = localizePath(other, pathname) + (hydrated ? search + hash : '')
  const remember = () => changePreferences({ locale: other })
  return <KitLanguageSwitch to={other} link={<a href={href} onClick={remember} />} />
}
