import type { Bilingual } from '../db/schema/columns.ts'

export type Language = 'ar' | 'en'

/** The preferred one of our two languages in `Accept-Language`; Arabic when it names neither. */
export function languageFromHeader(header: string | undefined): Language {
  if (header === undefined) return 'ar'
  let best: { language: Language; weight: number } | undefined
  for (const part of header.split(',').slice(0, 20)) {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
    const language = tag.split('-')[0]
    if (language !== 'ar' && language !== 'en') continue
    const quality = parameters.map((parameter) => /^\s*q=([\d.]{1,5})$/.exec(parameter)?.[1]).find(Boolean)
    const weight = quality === undefined ? 1 : Number(quality)
    if (weight > 0 && (best === undefined || weight > best.weight)) best = { language, weight }
  }
  return best?.language ?? 'ar'
}

/** Returns a bilingual text in one language. */
export const localize = (text: Bilingual, language: Language): string => text[language]

export const otherLanguage = (language: Language): Language => (language === 'ar' ? 'en' : 'ar')
