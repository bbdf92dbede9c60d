type NamedPlan = { readonly name: string; readonly nationality: { readonly name: string } | null }

/**
 * The name of a plan in a list. If another plan of the list has the same name, `withNationality`
 * adds the nationality in the words of the language.
 */
export function distinctPlanTitle(
  { name, nationality }: NamedPlan,
  plans: readonly NamedPlan[],
  withNationality: (names: { readonly plan: string; readonly nationality: string }) => string,
): string {
  const isAlone = plans.filter((plan) => plan.name === name).length <= 1
  return isAlone || nationality === null
    ? name
    : withNationality({ plan: name, nationality: nationality.name })
}
