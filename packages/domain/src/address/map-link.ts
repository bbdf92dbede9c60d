/** The hosts of known maps, each with the start of the paths that show a place. */
const maps: Readonly<Record<string, string>> = {
  'maps.app.goo.gl': '/',
  'goo.gl': '/maps/',
  'maps.google.com': '/',
  'google.com': '/maps',
  'www.google.com': '/maps',
  'maps.apple.com': '/',
  'waze.com': '/',
  'www.waze.com': '/',
  'ul.waze.com': '/',
  'openstreetmap.org': '/',
  'www.openstreetmap.org': '/',
}

/** Without a user, a port or a backslash, each of which could hide where a link leads. */
const parts = /^https:\/\/(?<host>[a-z.]+)(?<path>\/[^\s\\?#]*)?(?:[?#][^\s\\]*)?$/
const upwards = /\.\.|%2e/i

/**
 * Whether a link that a family typed leads to a known map. A driver is given no other link, because it
 * could lead anywhere.
 */
export function isMapLink(link: string): boolean {
  const { host = '', path = '' } = parts.exec(link)?.groups ?? {}
  const start = Object.hasOwn(maps, host) ? maps[host] : undefined
  return start !== undefined && `${path}/`.startsWith(start) && !upwards.test(path)
}
