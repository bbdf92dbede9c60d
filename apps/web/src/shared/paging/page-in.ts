/** The page an address asks for; the first where it asks for nothing sensible. */
export function pageIn(search: URLSearchParams): number {
  const asked = Number(search.get('page') ?? 1)
  return Number.isInteger(asked) && asked >= 1 && asked <= 100_000 ? asked : 1
}
