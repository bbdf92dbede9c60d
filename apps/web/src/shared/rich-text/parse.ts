/** A node of parsed HTML: a text, or one of the few allowed elements. */
export type RichNode = string | RichElement
/** An element of a text with markup: its tag and its content. */
export type RichElement = {
  readonly tag: Tag
  readonly href?: string
  readonly children: readonly RichNode[]
}

const tags = ['p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'h3', 'h4', 'a', 'bdi'] as const
type Tag = (typeof tags)[number]
const isTag = (name: string): name is Tag => tags.some((tag) => tag === name)

const unspoken = /<(script|style|template|iframe|object|svg|math|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const comments = /<!--[\s\S]*?(?:-->|$)/g
const token = /<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/gi

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const decode = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10)
      return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
    },
  )

/** Allows only links to a page, a mailbox or a phone. */
function hrefIn(attributes: string): string | undefined {
  const [, double, single] = /\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes) ?? []
  const href = decode(double ?? single ?? '').trim()
  return /^(?:https:\/\/|mailto:|tel:)[^\s]+$/i.test(href) ? href : undefined
}

type Open = { tag: Tag; href?: string; children: RichNode[] }

/**
 * Parses foreign HTML into a tree of the few allowed elements. Other elements keep their text; elements
 * without visible text (scripts, styles) are dropped. HTML is never passed to the browser.
 */
export function parseRichText(html: string): readonly RichNode[] {
  const source = html.replace(comments, '').replace(unspoken, '')
  const root: RichNode[] = []
  const open: Open[] = []
  const into = () => open.at(-1)?.children ?? root
  const close = () => {
    const element = open.pop()
    if (element) into().push(element)
  }
  let at = 0
  for (const match of source.matchAll(token)) {
    const [whole, slash, name = '', attributes = ''] = match
    const text = decode(source.slice(at, match.index))
    if (text.trim() !== '' || (text !== '' && open.length > 0)) into().push(text)
    at = match.index + whole.length
    const tag = name.toLowerCase()
    if (!isTag(tag)) continue
    if (slash) {
      if (open.some((each) => each.tag === tag)) {
        while (open.at(-1)?.tag !== tag) close()
        close()
      }
    } else if (tag === 'br') into().push({ tag, children: [] })
    else {
      const href = tag === 'a' ? hrefIn(attributes) : undefined
      open.push({ tag, ...(href !== undefined && { href }), children: [] })
    }
  }
  const rest = decode(source.slice(at))
  if (rest.trim() !== '') into().push(rest)
  while (open.length > 0) close()
  return root
}
