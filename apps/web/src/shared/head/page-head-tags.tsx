import { createContext, use } from 'react'

import { brand } from '../config/brand.ts'
import { localizePath, locales } from '../intl/locale.ts'
import { useLocale } from '../intl/messages-provider.tsx'

type Props = {
  /** The title of the page. The name of the agency is appended unless it is included. */
  title: string
  description: string
  /** The path of the page without its language. */
  path: string
}

/** Returns the title with the name of the agency, unless it is included. */
export function useFullTitle(title: string): string {
  const name = brand.name[useLocale()]
  return title.includes(name) ? title : `${title} | ${name}`
}

/**
 * The title, description and links of a page. React moves these elements into <head>, when
 * prerendering and after navigation.
 */
export function PageHeadTags({ title: pageTitle, description, path }: Props) {
  const locale = useLocale()
  const title = useFullTitle(pageTitle)
  const { origin } = useSiteContext()
  const address = (language: 'ar' | 'en') => `${origin}${localizePath(language, path)}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={locale === 'ar' ? 'ar_SA' : 'en_SA'} />
      <meta property="og:image" content={`${origin}/share/${locale}.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="canonical" href={address(locale)} />
      <meta property="og:url" content={address(locale)} />
      {locales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('ar')} />
    </>
  )
}

/**
 * The origin of the site as the server knows it, because canonical and hreflang links need full URLs, and
 * the day and the query with which the page was prerendered.
 */
export const SiteContext = createContext({ origin: '', day: '', search: '' })
/** Returns the origin of the site, and the day and query with which the page was prerendered. */
export const useSiteContext = () => use(SiteContext)
