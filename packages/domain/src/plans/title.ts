type NamedPlan = { readonly name: string; readonly nationality: { readonly name: string } | null }

/** The name of a plan in a list, with the nationality if another plan of the list has the same name. */
export function distinctPlanTitle({ name, nationality }: NamedPlan, plans: readonly NamedPlan[]): string {
  const isAlone = plans.filter((plan) => plan.name === name).length <= 1
  return isAlone || nationality === null ? name : `${name} (${nationality.name})`
}
