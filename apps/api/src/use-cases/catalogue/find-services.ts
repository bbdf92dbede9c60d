import { isFoundBySearch } from '@sakina/domain/plans'
import type { Catalogue } from './catalogue-reader.ts'
import { searchedTexts } from './find-plans.ts'

/**
 * The services that are called so or have a plan that is found, in either language, whichever the page is in. What a
 * service says of itself is not searched: it speaks of a driver, too, and offers none.
 */
export function findServices(catalogue: Catalogue, search: string | undefined): Catalogue['services'] {
  if (search === undefined) return catalogue.services
  return catalogue.services.filter(({ id, name }) => {
    const plans = catalogue.plans.filter((plan) => plan.active && plan.serviceId === id)
    return [[name.ar, name.en], ...plans.map((plan) => searchedTexts(catalogue, plan))].some((texts) =>
      isFoundBySearch(search, texts),
    )
  })
}
