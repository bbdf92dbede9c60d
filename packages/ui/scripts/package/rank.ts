/** A rule of a style sheet with the name of its class. */
export interface ClassRule {
  readonly name: string
  readonly css: string
}

/** Splits a sheet into its statements and blocks. */
export function splitBlocks(css: string): string[] {
  const blocks: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0 && (sign === '}' || sign === ';')) {
      blocks.push(css.slice(start, at + 1).trim())
      start = at + 1
    }
  }
  return blocks
}

/** Returns the content of a CSS block without its braces. */
export const blockBody = (block: string): string => block.slice(block.indexOf('{') + 1, -1)

const isMarker = (name: string) => /^sk:(?:group|peer)(?:\/|$)/.test(name)

/** Returns the class that a rule styles, not a class that only provides context. */
export const classNameOf = (selector: string): string =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi)]
    .map(([, name = '']) => name.replaceAll(/\\(.)/g, '$1'))
    .find((name) => !isMarker(name)) ?? ''

const propertiesOf = (css: string): string[] =>
  [...css.matchAll(/(?:^|[;{])\s*(-{0,2}[a-z][\w-]*)\s*:\s/g)].flatMap(([, name]) => name ?? [])

const family = (property: string): string =>
  property
    .replace(/^-(?:webkit|moz)-/, '')
    .replace(/^border-.*radius$/, 'radius')
    .replace(/^(?:top|bottom|left|right|inset).*/, 'inset')
    .replace(/^(?:row-|column-)gap$/, 'gap')
    .replace(/^(?:place|align|justify)-/, 'place-')
    .replace(/^(?:min-|max-)?(?:inline-size|width)$/, (name) => name.replace('inline-size', 'width'))
    .replace(/^(?:min-|max-)?(?:block-size|height)$/, (name) => name.replace('block-size', 'height'))

const overlap = (one: string, other: string): boolean => {
  const [first, second] = [family(one), family(other)]
  return (
    first === second ||
    first.startsWith(`${second}-`) ||
    second.startsWith(`${first}-`) ||
    (first.startsWith('border-') && second.startsWith('border-'))
  )
}

/**
 * Returns the rule without its class name and its values. Rules of the same shape need no order
 * among themselves: a story fails if two of them are on one element.
 */
const shapeOf = ({ css }: ClassRule): string => {
  const selector = css.slice(0, css.indexOf('{')).replace(/\.(?:\\.|[\w-])+/, '')
  return selector + css.slice(css.indexOf('{')).replaceAll(/:\s[^;{}]*;/g, ';')
}

/**
 * Returns the cascade layer of each class, as a rank. The order of rules decides which of two
 * classes on one element wins, but an app may import the sheets of the kit in any order, so layers
 * fix it: a class has a higher rank than every earlier class that it may override.
 */
export function rankClasses(rules: readonly ClassRule[]): ReadonlyMap<string, number> {
  const ranks = new Map<string, number>()
  const earlier: { rank: number; shape: string; properties: readonly string[] }[] = []
  for (const rule of rules) {
    const shape = shapeOf(rule)
    const properties = propertiesOf(blockBody(rule.css))
    const overruled = earlier.filter(
      (each) =>
        each.shape !== shape &&
        each.properties.some((one) => properties.some((other) => overlap(one, other))),
    )
    const rank = Math.max(-1, ...overruled.map((each) => each.rank)) + 1
    ranks.set(rule.name, rank)
    earlier.push({ rank, shape, properties })
  }
  return ranks
}
