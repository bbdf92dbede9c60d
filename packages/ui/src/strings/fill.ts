import type { KitStringOverrides, KitStrings, Plural } from './types.ts'

export type Values = Readonly<Record<string, string>>

/** Puts values where `{name}` stands. */
export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

export const choosePlural = (forms: Plural, rule: Intl.LDMLPluralRule): string => forms[rule] ?? forms.other

type Tree = { readonly [key: string]: unknown }
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

function merge(base: Tree, over: Tree): Tree {
  return Object.fromEntries(
    Object.entries(base).map(([key, value]) => {
      const other = over[key]
      if (other === undefined) return [key, value]
      return [key, isTree(value) && isTree(other) ? merge(value, other) : other]
    }),
  )
}

export function withOverrides(strings: KitStrings, overrides: KitStringOverrides | undefined): KitStrings
export function withOverrides(strings: Tree, overrides: Tree | undefined): Tree {
  return overrides ? merge(strings, overrides) : strings
}
