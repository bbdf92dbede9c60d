/** Returns the page number in the URL, or 1 if it is invalid. */
export function parsePageNumber(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
}
