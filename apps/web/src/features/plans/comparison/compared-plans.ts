import { toLatinDigits } from '@sakina/text'

/** The number of plans that can be compared at once. */
export const MAX_COMPARED_PLANS = 3

/** Parses the ids of the compared plans in a URL: each once, at most three. */
export function parseComparedPlanIds(query: URLSearchParams): readonly number[] {
  const ids = (query.get('compare') ?? '').split(',').map(toLatinDigits)
  const valid = ids.filter((id) => /^\d{1,7}$/.test(id)).map(Number)
  return [...new Set(valid.filter((id) => id > 0))].slice(0, MAX_COMPARED_PLANS)
}

/** Adds a plan to the comparison while there is room, or removes it. */
export const toggleComparedPlan = (
  ids: readonly number[],
  id: number,
  isChosen: boolean,
): readonly number[] => {
  const others = ids.filter((each) => each !== id)
  return isChosen ? [...others, id].slice(0, MAX_COMPARED_PLANS) : others
}
