import { foldForSearch } from '@sakina/text'

/** The texts of an option that a search looks through. */
export interface Searchable {
  readonly label: string
  readonly hint?: string | undefined
  readonly keywords?: string | undefined
}

/** Compares two texts without regard to hamzas, diacritics and capitals. */
export const isSameFoldedText = (one: string, other: string): boolean =>
  foldForSearch(one).trim() === foldForSearch(other).trim()

/** Returns a search function. Each option is normalised once, so a keystroke only compares. */
export function createSearch<T extends Searchable>(options: readonly T[]): (query: string) => readonly T[] {
  let folded: readonly (readonly [name: string, all: string, option: T])[] | undefined
  return (query) => {
    const words = foldForSearch(query).split(' ').filter(Boolean)
    if (words.length === 0) return options
    folded ??= options.map((option) => {
      const name = foldForSearch(option.label)
      return [name, `${name} ${foldForSearch(`${option.hint ?? ''} ${option.keywords ?? ''}`)}`, option]
    })
    const found = folded.filter(([, all]) => words.every((word) => all.includes(word)))
    const begins = ([name]: readonly [string, ...unknown[]]): boolean => name.startsWith(words[0] ?? '')
    // Options that begin with the query come first. The sort is stable, so the order is otherwise kept.
    return found
      .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
      .map(([, , option]) => option)
  }
}
