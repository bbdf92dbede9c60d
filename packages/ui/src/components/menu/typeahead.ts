import { foldForSearch } from '@sakina/text'

/** Finds the item that the typed text means, starting after the current one and wrapping around. */
export function findTypeaheadMatch(
  labels: readonly string[],
  typed: string,
  current: number,
): number | undefined {
  const wanted = foldForSearch(typed)
  if (!wanted) return undefined
  // The same letter again moves to the next match. A longer text may still match the current item.
  const same = [...wanted].every((letter) => letter === wanted[0])
  const looked = same ? wanted.slice(0, 1) : wanted
  const from = same ? current + 1 : Math.max(current, 0)
  return labels
    .map((_, index) => (from + index) % labels.length)
    .find((index) => foldForSearch(labels[index] ?? '').startsWith(looked))
}
