/**
 * One sheet cut in two, layer by layer: what any page may show, and the rest, which comes with the pages behind the sign-in and the
 * booking. Within a layer the later of two rules wins, so a rule must not move past another it may meet on an element.
 * The layer is therefore cut across into sublayers, in the order of the rules, the first sheet's and the rest's in turn:
 * wherever a rule of the first sheet might meet an earlier one of the rest, a new pair begins.
 */
type Rule = {
  readonly within: readonly string[]
  readonly selector: string
  readonly body: string
  readonly isFirst: boolean
}

/** The kit's classes and the site's own. */
const LAYERS = ['@layer components.sakina', '@layer utilities']
const wraps = /^@(?:media|container|supports|starting-style)\b/

/** The statements and blocks of a sheet, one after another. */
export function blocksOf(css: string): readonly string[] {
  const blocks: string[] = []
  let begun = 0
  let depth = 0
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]
    if (sign === '\\') at += 1
    else if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0 && (sign === '}' || sign === ';')) {
      blocks.push(css.slice(begun, at + 1))
      begun = at + 1
    }
  }
  return blocks
}

const headOf = (block: string) => block.slice(0, block.indexOf('{'))
const bodyOf = (block: string) => block.slice(block.indexOf('{') + 1, -1)

/** The class names of a selector, as they are written in a source. */
export const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replaceAll(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1'),
  )

/** What only says where an element stands. */
export const isMark = (name: string) => /^(?:group|peer)(?:\/|$)/.test(name)

function rulesOf(css: string, isWanted: (name: string) => boolean, within: readonly string[] = []): Rule[] {
  return blocksOf(css).flatMap((block) => {
    const selector = headOf(block)
    if (wraps.test(selector)) return rulesOf(bodyOf(block), isWanted, [...within, selector])
    const names = classesOf(selector).filter((name) => !isMark(name))
    return [{ within, selector, body: bodyOf(block), isFirst: names.length === 0 || names.some(isWanted) }]
  })
}

const border = /^border(?:-(?:block|inline|top|bottom)(?:-(?:start|end))?)?-?(width|style|color)?$/

/** Whether one may overrule the other: `padding` and `padding-inline`, `inset` and `top`, `border-width` and `border-top`. */
function overrules(one: string, other: string): boolean {
  if (one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)) return true
  const [first, second] = [border.exec(one), border.exec(other)]
  if (first && second) return !first[1] || !second[1] || first[1] === second[1]
  return familyOf(one) === familyOf(other)
}

/** Shorthands that do not begin with the same word. */
function familyOf(property: string): string {
  if (/^border-.*radius$/.test(property)) return 'radius'
  if (/^(?:top|bottom|left|right|inset)(?:-|$)/.test(property)) return 'inset'
  if (/^(?:row-|column-)?gap$/.test(property)) return 'gap'
  if (/^(?:place|align|justify)-(?:items|content|self)$/.test(property))
    return property.replace(/^\w+/, 'place')
  if (/^(?:inline-size|width)$/.test(property)) return 'width'
  if (/^(?:block-size|height)$/.test(property)) return 'height'
  return property.replace(/^-(?:webkit|moz)-/, '')
}

const propertiesOf = ({ body }: Rule) =>
  [...body.matchAll(/(?:^|[;{])\s*(-{0,2}[a-z][\w-]*)\s*:/g)].map(([, name = '']) => name)

/** Two utilities that set the very same under the same circumstances never stand on one element. */
const kindOf = (rule: Rule) =>
  [
    ...rule.within,
    rule.selector.replace(/\.(?:\\[\da-f]{1,6} |\\.|[\w-])+/i, ''),
    propertiesOf(rule).toSorted(),
  ].join('|')

function mayMeet(earlier: Rule, later: Rule): boolean {
  if (kindOf(earlier) === kindOf(later)) return false
  const those = propertiesOf(later)
  return propertiesOf(earlier).some((one) => those.some((other) => overrules(one, other)))
}

/** Rules in their order, those under the same circumstances together. */
function written(rules: readonly Rule[]): string {
  let css = ''
  let open: readonly string[] = []
  for (const { within, selector, body } of rules) {
    while (open.some((each, at) => each !== within[at])) {
      css += '}'
      open = open.slice(0, -1)
    }
    for (const each of within.slice(open.length)) css += `${each}{`
    open = within
    css += `${selector}{${body}}`
  }
  return css + '}'.repeat(open.length)
}

function segmentsOf(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const segments: Rule[][] = [[]]
  for (const rule of rules) {
    const rest = segments.at(-1)?.filter(({ isFirst }) => !isFirst) ?? []
    if (rule.isFirst && rest.some((each) => mayMeet(each, rule))) segments.push([])
    segments.at(-1)?.push(rule)
  }
  return segments
}

export function splitStyles(
  css: string,
  isWanted: (name: string) => boolean,
): { first: string; rest: string } {
  let first = css
  let rest = ''
  for (const layer of LAYERS) {
    const cut = splitLayer(first, layer, isWanted)
    first = cut.first
    rest += cut.rest
  }
  return { first, rest }
}

function splitLayer(css: string, layer: string, isWanted: (name: string) => boolean) {
  const blocks = blocksOf(css)
  const isLayer = (block: string) => block.startsWith(`${layer}{`)
  if (!blocks.some(isLayer)) return { first: css, rest: '' }
  const segments = segmentsOf(blocks.filter(isLayer).flatMap((block) => rulesOf(bodyOf(block), isWanted)))
  const names = segments.flatMap((_, at) => [`a${at}`, `b${at}`])
  const sheetOf = (letter: 'a' | 'b', isFirst: boolean) =>
    segments
      .map((segment, at): [string, string] => [
        `${letter}${at}`,
        written(segment.filter((rule) => rule.isFirst === isFirst)),
      ])
      .filter(([, rules]) => rules !== '')
      .map(([name, rules]) => `@layer ${name}{${rules}}`)
      .join('')
  const first = `${layer}{@layer ${names.join()};${sheetOf('a', true)}}`
  const at = blocks.findIndex(isLayer)
  return {
    first: blocks
      .flatMap((block, place) => (place === at ? [first] : isLayer(block) ? [] : [block]))
      .join(''),
    rest: `${layer}{${sheetOf('b', false)}}`,
  }
}
