import { allElements, kindOf, type Element } from './icu.ts'

export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

const bidiControls = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/

type Slip = { readonly pattern: RegExp; readonly problem: string; readonly only?: Language }

const slips: readonly Slip[] = [
  { pattern: /\.\.\./, problem: 'three dots: write “…”' },
  { pattern: / {2}/, problem: 'a double space' },
  { pattern: /^\s*$/, problem: 'nothing but blanks' },
  {
    pattern: /\p{Script=Arabic}\s*[,;?]/u,
    problem: 'a Latin mark after Arabic: write “،” “؛” “؟”',
    only: 'ar',
  },
]

/** What is wrong with the wording of one message, apart from its language's plurals. */
export function wordingSlips(
  raw: string,
  elements: readonly Element[],
  language: Language,
): readonly string[] {
  const texts = allElements(elements).filter((element) => kindOf(element) === 'text')
  const found = slips
    .filter(({ only }) => only === undefined || only === language)
    .filter(({ pattern, problem }) =>
      problem.startsWith('nothing')
        ? raw.trim() === ''
        : texts.some(({ value }) => value !== undefined && pattern.test(value)),
    )
    .map(({ problem }) => problem)
  return bidiControls.test(raw)
    ? [...found, 'an invisible direction mark: isolate the value with an inline part instead']
    : found
}

/** The forms each plural of the message lacks; Arabic has six, English two. */
export function missingForms(elements: readonly Element[], language: Language): readonly string[] {
  return allElements(elements)
    .filter((element) => kindOf(element) === 'plural')
    .flatMap((plural) => {
      const type = plural.pluralType ?? 'cardinal'
      const wanted = new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories
      const missing = wanted.filter((form) => !Object.hasOwn(plural.options ?? {}, form))
      return missing.length > 0 ? [`the plural of {${plural.value ?? ''}} lacks ${missing.join(', ')}`] : []
    })
}
