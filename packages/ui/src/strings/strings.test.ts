import { describe, expect, it } from 'vitest'
import { ar } from './ar.ts'
import { en } from './en.ts'
import { ur } from './ur.ts'
import { choosePlural, fillPlaceholders, resolveStrings } from './fill-placeholders.ts'

type Leaf = { path: string; text: string }
const leaves = (value: object, path = ''): Leaf[] =>
  Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [{ path: `${path}${key}`, text: inner }] : leaves(inner, `${path}${key}.`),
  )
const plurals = (value: object, path = ''): [string, object][] =>
  Object.entries(value).flatMap(([key, inner]): [string, object][] => {
    if (typeof inner !== 'object' || inner === null) return []
    return 'other' in inner ? [[`${path}${key}`, inner]] : plurals(inner, `${path}${key}.`)
  })
const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted()

describe('the strings of the kit', () => {
  it.each(plurals(ar))('the string %s has all six Arabic plural forms', (_, forms) => {
    expect(Object.keys(forms).toSorted()).toEqual(['few', 'many', 'one', 'other', 'two', 'zero'])
  })

  it.each([...plurals(en), ...plurals(ur)])(
    'the English or Urdu string %s has both plural forms of its language',
    (_, forms) => {
      expect(
        Object.keys(forms)
          .filter((form) => form !== 'zero')
          .toSorted(),
      ).toEqual(['one', 'other'])
    },
  )

  it('the strings of the kit are never empty', () => {
    expect([...leaves(ar), ...leaves(en), ...leaves(ur)].filter(({ text }) => !text.trim())).toEqual([])
  })

  it('the strings of the kit use the same placeholders in Arabic and English', () => {
    const english = new Map(leaves(en).map(({ path, text }) => [path, placeholders(text)]))
    const shared = leaves(ar).filter(({ path }) => english.has(path) && !/\.(zero|one|two)$/.test(path))
    for (const { path, text } of shared) {
      expect(placeholders(text), path).toEqual(english.get(path))
    }
  })

  it('the strings of the kit have every English key in Urdu, with the same placeholders', () => {
    const forms = (words: object): Leaf[] => leaves(words).filter(({ path }) => !path.endsWith('.zero'))
    const urdu = new Map(forms(ur).map(({ path, text }) => [path, placeholders(text)]))
    const english = new Map(forms(en).map(({ path, text }) => [path, placeholders(text)]))
    expect(urdu).toEqual(english)
  })

  it('the strings of the kit in Urdu differ from the Arabic ones and contain no Latin letters, apart from PDF', () => {
    const arabic = new Map(leaves(ar).map(({ path, text }) => [path, text]))
    const said = leaves(ur).filter(({ text }) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
    expect(said.filter(({ path, text }) => arabic.get(path) === text)).toEqual([])
    // Urdu writes these letters differently.
    expect(leaves(ur).filter(({ text }) => /[كيىة]|[a-z]/i.test(text.replace(/\{\w+\}|PDF/g, '')))).toEqual(
      [],
    )
  })

  it('the strings of the kit contain no Latin letters in Arabic, apart from PDF, and no Arabic letters in English', () => {
    expect(leaves(ar).filter(({ text }) => /[a-z]/i.test(text.replace(/\{\w+\}|PDF/g, '')))).toEqual([])
    expect(leaves(en).filter(({ text }) => /[؀-ۿ]/.test(text))).toEqual([])
  })
})

describe('filling in a string', () => {
  it('filling in a string inserts values and leaves unknown names alone', () => {
    expect(fillPlaceholders('بقيت {count} أحرف {x}', { count: '3' })).toBe('بقيت 3 أحرف {x}')
  })

  it('filling in a string selects the plural form and falls back to the general one', () => {
    expect(choosePlural(ar.field.left, 'two')).toBe('بقي حرفان')
    expect(choosePlural(en.field.left, 'few')).toBe('{count} characters left')
  })

  it('overriding strings lets an app replace a single one', () => {
    const said = resolveStrings(ar, { errorState: { retry: 'أعد المحاولة' } }, 'latn')
    expect(said.errorState.retry).toBe('أعد المحاولة')
    expect(said.errorState.title).toBe(ar.errorState.title)
  })

  it('filling in a string converts the digits of lists, overridden ones included', () => {
    const months = ar.dateText.umalquraMonths.map((name) => `${name} 1`)
    const said = resolveStrings(ar, { dateText: { umalquraMonths: months } }, 'arab')
    expect(said.dateText.umalquraMonths).toEqual(ar.dateText.umalquraMonths.map((name) => `${name} ١`))
    expect(said.dateText.gregorianMonths).toEqual(ar.dateText.gregorianMonths)
  })

  it('the strings of the kit can be given in single sections, and the use of a missing one throws an error with its name', () => {
    const said = resolveStrings({ skeleton: ar.skeleton }, undefined, 'latn')
    expect(said.skeleton).toBe(ar.skeleton)
    expect(() => said.toast).toThrow('was given no words for "toast"')
  })

  it('the strings of the kit can be serialised, and printed by React and test runners', () => {
    const said = resolveStrings({ skeleton: ar.skeleton }, undefined, 'latn')
    expect(Reflect.get(said, '$$typeof')).toBeUndefined()
    expect(JSON.parse(JSON.stringify(said))).toEqual({ skeleton: ar.skeleton })
  })
})
