/**
 * The build writes this placeholder into canonical links, language links, share data and the site map.
 * Nobody can own a name in `.invalid`, so it never occurs in other text.
 */
export const placeholderOrigin = 'https://site-origin.invalid'

/** The origin of a site, escaped for HTML, XML and JSON alike. */
export const originForMarkup = (siteUrl: string): string =>
  new URL(siteUrl).href.replace(/\/+$/, '').replaceAll('&', '%26')

/**
 * Whether the build writes the origin's placeholder into a file of the site: every page, the site
 * map and robots.txt.
 */
export const hasOriginPlaceholder = (file: string): boolean =>
  file.endsWith('.html') || file === 'sitemap.xml' || file === 'robots.txt'
