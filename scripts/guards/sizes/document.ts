/** What an HTML document makes a browser fetch before and with the first paint. */
export type Loads = {
  readonly scripts: readonly string[]
  readonly blockingScripts: readonly string[]
  readonly styles: readonly string[]
  readonly fonts: readonly string[]
  readonly foreign: readonly string[]
}

const attribute = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
const local = (address: string) => address.replace(/^\//, '').replace(/[?#].*$/, '')

export function loadsOf(html: string): Loads {
  const scripts: string[] = []
  const blockingScripts: string[] = []
  const styles: string[] = []
  const fonts: string[] = []
  const foreign: string[] = []

  for (const [tag, name] of html.matchAll(/<(script|link|img|iframe|source|video)\s[^>]*>/g)) {
    const address = attribute(tag, name === 'link' ? 'href' : 'src')
    if (address === undefined) continue
    const rel = attribute(tag, 'rel') ?? ''
    const isFetched = name !== 'link' || /stylesheet|preload|icon|preconnect|dns-prefetch/.test(rel)
    if (isFetched && /^(?:https?:)?\/\//.test(address)) {
      foreign.push(address)
      continue
    }
    if (name === 'script') {
      scripts.push(local(address))
      if (!/type="module"|\s(?:async|defer)[\s=>]/.test(tag)) blockingScripts.push(local(address))
    }
    if (rel === 'modulepreload') scripts.push(local(address))
    if (rel === 'stylesheet') styles.push(local(address))
    if (rel === 'preload' && attribute(tag, 'as') === 'font') fonts.push(local(address))
  }
  return {
    scripts: [...new Set(scripts)],
    blockingScripts,
    styles: [...new Set(styles)],
    fonts: [...new Set(fonts)],
    foreign,
  }
}
