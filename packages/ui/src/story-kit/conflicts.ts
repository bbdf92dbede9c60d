/** The values of the properties that a class sets, by property. */
type Values = ReadonlyMap<string, string>
/** The values of a class by the condition of the rule: a media query, a state, or an ancestor. */
type Declarations = ReadonlyMap<string, Values>

const layer = 'components.sakina'
const marker = /^sk:(?:group|peer)(?:\/|$)/

const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = '']) =>
    name
      .replaceAll(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replaceAll(/\\(.)/g, '$1'),
  )

/**
 * Returns the properties of a rule without Tailwind's variables, unless it sets only those. The
 * browser has split shorthands already, so that each property has one name.
 */
function propertiesOf(style: CSSStyleDeclaration): string[] {
  const names = Array.from({ length: style.length }, (_, index) => style.item(index))
  const visible = names.filter((name) => !name.startsWith('--'))
  return visible.length > 0 ? visible : names
}

function readKitRules(sheets: Iterable<CSSStyleSheet>): Map<string, Map<string, Map<string, string>>> {
  const rules = new Map<string, Map<string, Map<string, string>>>()
  const add = (className: string, circumstances: string, style: CSSStyleDeclaration) => {
    if (style.length === 0) return
    const declarations = rules.get(className) ?? new Map<string, Map<string, string>>()
    const properties = declarations.get(circumstances) ?? new Map<string, string>()
    for (const name of propertiesOf(style)) properties.set(name, style.getPropertyValue(name))
    rules.set(className, declarations.set(circumstances, properties))
  }
  const read = (list: CSSRuleList, around: string, className?: string) => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const own = className ?? classesOf(rule.selectorText).find((name) => !marker.test(name))
        if (own === undefined) continue
        const place = `${around} ${rule.selectorText.replace(`.${CSS.escape(own)}`, '&')}`
        add(own, place, rule.style)
        read(rule.cssRules, place, own)
      } else if (rule instanceof CSSNestedDeclarations) {
        if (className !== undefined) add(className, around, rule.style)
      } else if (rule instanceof CSSGroupingRule)
        read(rule.cssRules, `${around} ${rule.cssText.slice(0, rule.cssText.indexOf('{'))}`, className)
    }
  }
  const find = (list: CSSRuleList) => {
    for (const rule of list)
      if (rule instanceof CSSLayerBlockRule) {
        if (rule.name === layer) read(rule.cssRules, '')
        else find(rule.cssRules)
      }
  }
  for (const sheet of sheets) find(sheet.cssRules)
  return rules
}

let known: { readonly sheets: number; readonly rules: ReadonlyMap<string, Declarations> } | undefined

function kitRules(page: Document): ReadonlyMap<string, Declarations> {
  const sheets = page.styleSheets.length
  if (known?.sheets !== sheets) known = { sheets, rules: readKitRules(page.styleSheets) }
  return known.rules
}

/**
 * Whether two classes on one element have a defined result: they agree, or one sets a shorthand and
 * the other one a part of it.
 */
function isSettled(one: Values, other: Values): boolean {
  const shared = [...one.keys()].filter((name) => other.has(name))
  const differ = shared.some((name) => one.get(name) !== other.get(name))
  return !differ || (one.size !== other.size && shared.length === Math.min(one.size, other.size))
}

function haveConflict(one: Declarations, other: Declarations): boolean {
  for (const [circumstances, properties] of one) {
    const others = other.get(circumstances)
    if (others && !isSettled(properties, others)) return true
  }
  return false
}

/**
 * Returns pairs of kit classes on one element that set the same property, so that only the order of
 * Tailwind decides.
 */
export function conflictingClasses(root: Element): string[] {
  const rules = kitRules(root.ownerDocument)
  const conflicts = new Set<string>()
  const judged = new Set<string>()
  for (const element of root.querySelectorAll('[class*="sk:"]')) {
    const names = element.getAttribute('class') ?? ''
    if (judged.has(names)) continue
    judged.add(names)
    const classes = [...new Set(names.split(/\s+/))].flatMap((name) => {
      const declarations = rules.get(name)
      return declarations ? [{ name, declarations }] : []
    })
    for (const [index, one] of classes.entries())
      for (const other of classes.slice(index + 1))
        if (haveConflict(one.declarations, other.declarations))
          conflicts.add(`${element.tagName.toLowerCase()}: ${one.name} against ${other.name}`)
  }
  return [...conflicts]
}
