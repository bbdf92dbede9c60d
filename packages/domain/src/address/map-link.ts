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

/**
 * Whether a link that a family typed leads to a known map. A driver is given no other link, because it
 * could lead anywhere.
 */
export function isMapLink(link: string): boolean {
  if (!URL.canParse(link)) return false
  const { protocol, hostname, port, pathname, username, password } = new URL(link)
  if (protocol !== 'https:' || `${port}${username}${password}` !== '') return false
  const path = Object.hasOwn(maps, hostname) ? maps[hostname] : undefined
  return path !== undefined && pathname.startsWith(path)
}
