import { foldForSearch } from '@sakina/text'

/**
 * Returns the index of the item that begins with the typed text, starting at the current one and
 * wrapping around; after a repeated letter it starts behind the current one.
 */
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
