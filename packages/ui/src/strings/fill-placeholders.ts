import { convertTextDigits } from '@sakina/text'
import type { Digits } from '@sakina/text'
import { KitError, isDevelopment } from '../internal/dev.ts'
import type { KitStringOverrides, KitStringSections, KitStrings, Plural } from './types.ts'

export type PlaceholderValues = Readonly<Record<string, string>>

/** Inserts values at `{name}`. A placeholder without a value stays. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export const choosePlural = (forms: Plural, rule: Intl.LDMLPluralRule): string => forms[rule] ?? forms.other

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(base: Tree, over: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const other = over[key]
      if (other === undefined) return [key, value]
      return [key, isTree(value) && isTree(other) ? merge(value, other) : other]
    }),
  )
}

/**
 * Writes the digits inside the strings themselves, as in "within 48 hours", in the chosen digits.
 * The strings have Latin ones.
 */
function inDigits(words: unknown, digits: Digits): unknown {
  if (typeof words === 'string') return convertTextDigits(words, digits)
  if (Array.isArray(words)) return words.map((each) => inDigits(each, digits))
  return isTree(words) ? treeInDigits(words, digits) : words
}

const treeInDigits = (words: Tree, digits: Digits): Tree =>
  digits === 'latn'
    ? words
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, inDigits(value, digits)]))

// React and test runners read these properties of any object that they print. They are no missing
// sections.
const askedByTools = /^(?:[^a-z].*|toJSON|then|nodeType|tagName|type|props|key|ref|length|asymmetricMatch)$/

const watched = (strings: Tree): Tree =>
  new Proxy(strings, {
    get(target, section) {
      if (typeof section === 'string' && !(section in target) && !askedByTools.test(section))
        throw new KitError(
          'Provider',
          `was given no words for "${section}". Add that section to \`strings\`.`,
        )
      const words: unknown = Reflect.get(target, section)
      return words
    },
  })

/**
 * Returns the strings for components: with the overrides of the app, in the chosen digits, and with an
 * error for a missing section.
 */
export function resolveStrings(
  strings: KitStringSections,
  overrides: KitStringOverrides | undefined,
  digits: Digits,
): KitStrings
export function resolveStrings(strings: Tree, overrides: Tree | undefined, digits: Digits): Tree {
  const words = treeInDigits(overrides ? merge(strings, overrides) : strings, digits)
  return isDevelopment ? watched(words) : words
}
