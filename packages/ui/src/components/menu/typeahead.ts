import { foldForSearch } from '@sakina/text'

/** The item that what was typed so far means, looked for after the current one and round to it again. */
export function findTyped(labels: readonly string[], typed: string, current: number): number | undefined {
  const wanted = foldForSearch(typed)
  if (!wanted) return undefined
  // One letter, also pressed again and again, goes on to the next; more letters may still mean this one
  const same = [...wanted].every((letter) => letter === wanted[0])
  const looked = same ? wanted.slice(0, 1) : wanted
  const from = same ? current + 1 : Math.max(current, 0)
  return labels
    .map((_, index) => (from + index) % labels.length)
    .find((index) => foldForSearch(labels[index] ?? '').startsWith(looked))
}
