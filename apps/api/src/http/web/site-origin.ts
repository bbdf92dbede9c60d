/**
 * What the build writes where the origin of the site belongs: in canonical and language links, in what is shared, in
 * the site map. Nobody can own a name in `.invalid`, so it stands in no other text.
 */
export const placeholderOrigin = 'https://site-origin.invalid'

/** A site's address as it may stand in HTML, XML and JSON alike. */
export const originForMarkup = (siteUrl: string): string =>
  new URL(siteUrl).href.replace(/\/+$/, '').replaceAll('&', '%26')

/** The files that the build writes the placeholder into. */
export const namesItsOrigin = (file: string): boolean =>
  file.endsWith('.html') || file === 'sitemap.xml' || file === 'robots.txt'
