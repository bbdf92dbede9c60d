import { foldForSearch } from '@sakina/text'

type PlaceNames = { readonly ar: string; readonly en: string }

/**
 * Words that the search ignores: "district" in both languages, and the article in Latin letters.
 */
const FILLERS = new Set([
  'حي',
  'district',
  'dist',
  'al',
  'an',
  'ar',
  'as',
  'ash',
  'at',
  'ad',
  'adh',
  'az',
  'el',
])

const fold = (text: string): string => foldForSearch(text).replaceAll(/['’‘`]/g, '')

/**
 * Removes the Arabic article, but only from words that keep three letters, so that البر does not match every
 * ر.
 */
const withoutArticle = (word: string): string => word.replace(/^ال(?=...)/, '')

function wordsOf(query: string): readonly string[] {
  const words = fold(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).map(withoutArticle)
}

/**
 * Returns a search for places by any part of their name in either language, with any spelling of
 * alef, taa marbuta, the article or Latin letters. Names are folded once; names that begin with the
 * query come first.
 */
export function createPlaceSearch<Place extends { readonly name: PlaceNames }>(
  places: readonly Place[],
): (query: string) => readonly Place[] {
  const index = places.map((place) => {
    const names = [fold(place.name.ar), fold(place.name.en)]
    const starts = names.flatMap((name) => {
      const words = name.split(' ')
      return withoutArticle((words.length > 1 ? words.find((word) => !FILLERS.has(word)) : undefined) ?? name)
    })
    return { place, text: names.join(' '), starts }
  })
  return (query) => {
    const words = wordsOf(query)
    const [first] = words
    if (first === undefined) return places
    const matches = index.filter(({ text }) => words.every((word) => text.includes(word)))
    const begins = ({ starts }: (typeof index)[number]): boolean =>
      starts.some((start) => start.startsWith(first))
    return [...matches.filter(begins), ...matches.filter((entry) => !begins(entry))].map(({ place }) => place)
  }
}
