import type * as entryServer from '../src/app/entry-server.tsx'

type Site = Pick<typeof entryServer, 'pages' | 'locales' | 'localizePath'>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the site map: every public page in each language, with its alternate. */
export function renderSitemap({ pages, locales, localizePath }: Site, origin: string): string {
  const shown = pages.filter(({ prerendered, isUnlisted }) => prerendered && !isUnlisted)
  const address = (locale: (typeof locales)[number], pattern: string) =>
    escaped(origin + localizePath(locale, pattern))
  const entries = shown.flatMap(({ pattern }) =>
    locales.map(
      (locale) =>
        `<url><loc>${address(locale, pattern)}</loc>${locales
          .map(
            (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other, pattern)}"/>`,
          )
          .join('')}</url>`,
    ),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

/** Returns robots.txt, which excludes the pages that need a session, the API and the checkout. */
export function renderRobotsTxt({ pages, locales, localizePath }: Site, origin: string): string {
  const patterns = pages
    .filter(({ session }) => session === 'needed')
    .map(({ pattern }) => pattern.replace(/\/:.*$/, ''))
  const paths = patterns.flatMap((pattern) => locales.map((locale) => localizePath(locale, pattern)))
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /checkout/',
    ...[...new Set(paths)].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
