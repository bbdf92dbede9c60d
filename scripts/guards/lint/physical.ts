/**
 * What says left or right where it must say start or end. Utilities and properties that have no logical twin
 * (translate-x, skew) are left alone.
 */
const value = String.raw`(?:auto|full|px|\d[\d./]*|\[.+\]|\(.+\))`
const utilities = [
  /^-?scroll-[mp][lr]-(?:[a-z\d[(]|$)/,
  /^-?[mp][lr]-(?:[a-z\d[(]|$)/,
  new RegExp(`^-?(?:left|right)-${value}$`),
  /^border-[lr](?:-|$)/,
  /^rounded-(?:[lr]|[tb][lr])(?:-|$)/,
  /^(?:text|float|clear)-(?:left|right)$/,
  /^(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)$/,
]

const withoutVariants = (token: string) => {
  let depth = 0
  let start = 0
  for (let at = 0; at < token.length; at += 1) {
    const letter = token[at]
    if (letter === '[' || letter === '(') depth += 1
    else if (letter === ']' || letter === ')') depth -= 1
    else if (letter === ':' && depth === 0) start = at + 1
  }
  return token.slice(start).replace(/^!/, '').replace(/!$/, '')
}

export const physicalUtilities = (classes: string): readonly string[] =>
  classes.split(/\s+/).filter((token) => {
    const bare = withoutVariants(token)
    return utilities.some((pattern) => pattern.test(bare))
  })

const sides = String.raw`(?:left|right)`
const property = new RegExp(
  String.raw`^(?:(?:scroll-)?(?:margin|padding)-${sides}|${sides}|border-${sides}(?:-(?:width|style|color))?|border-(?:top|bottom)-${sides}-radius)$`,
)
const sided = /^(?:text-align|float|clear|caption-side)$/
const sideValue = /^(?:left|right)$/

const fourSides = /^(?:(?:scroll-)?(?:margin|padding)|inset|border-(?:width|style|color))$/

const parts = (text: string) => {
  const found: string[] = []
  let depth = 0
  let part = ''
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (/\s/.test(letter) && depth === 0) {
      if (part) found.push(part)
      part = ''
    } else part += letter
  }
  return part ? [...found, part] : found
}

/** True of a declaration that names a side of the screen, four-value shorthands with unlike sides included. */
export function isPhysicalDeclaration(name: string, declared: string): boolean {
  const text = declared.replace(/!important$/, '').trim()
  if (property.test(name)) return true
  if (sided.test(name)) return sideValue.test(text)
  if (!fourSides.test(name)) return false
  const [, right, , left, ...more] = parts(text)
  return left !== undefined && more.length === 0 && right !== left
}

export const cssName = (camel: string): string =>
  camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
