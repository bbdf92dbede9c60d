import { LanguageSwitch as KitLanguageSwitch } from '@sakina/ui/language-switch'

import { useLocale } from '../../shared/intl/locale-context.ts'
import { pathIn, otherLocale } from '../../shared/intl/locale.ts'
import { useLocation } from '../../shared/router/index.ts'
import { changePreferences } from '../preferences/store.ts'
import { useHydrated } from '../../shared/hydration/use-hydrated.ts'

/** To the same page in the other language, by a full load, so that one language's words are ever fetched. */
export function LanguageSwitch() {
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const other = otherLocale(locale)
  // The query and the fragment are known to the browser only; the prerendered link leads to the bare page.
  const href = pathIn(other, pathname) + (hydrated ? search + hash : '')
  const remember = () => changePreferences({ locale: other })
  return <KitLanguageSwitch to={other} link={<a href={href} onClick={remember} />} />
}
