import { useLocale } from '../../shared/intl/locale-context.ts'
import { addressIn, otherLocale } from '../../shared/intl/locale.ts'
import { useText } from '../../shared/intl/use-text.ts'
import { useLocation } from '../../shared/router/index.ts'
import { changePreferences } from '../preferences/store.ts'
import { useHydrated } from '../use-hydrated.ts'

/** To the same page in the other language, by a full load, so that one language's words are ever fetched. */
export function LanguageSwitch() {
  const t = useText()
  const locale = useLocale()
  const { pathname, search, hash } = useLocation()
  const hydrated = useHydrated()
  const other = otherLocale(locale)
  // The query and the fragment are known to the browser only; the prerendered link leads to the bare page.
  const address = addressIn(other, pathname) + (hydrated ? search + hash : '')
  return (
    <a
      href={address}
      hrefLang={other}
      lang={other}
      onClick={() => changePreferences({ locale: other })}
      className="inline-flex min-h-touch min-w-touch items-center justify-center rounded-field px-3 font-semibold text-primary hover:bg-primary-soft"
    >
      {t('shell.language')}
    </a>
  )
}
