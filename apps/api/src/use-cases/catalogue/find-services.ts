import { isFoundBySearch } from '@sakina/domain/plans'
import type { Catalogue } from './catalogue-reader.ts'
import { searchableTexts } from './find-plans.ts'

/**
 * Services whose name or plans match, in either language. Descriptions are not searched: the text of a
 * service may mention a driver although it offers none.
 */
export function findServices(catalogue: Catalogue, search: string | undefined): Catalogue['services'] {
  if (search === undefined) return catalogue.services
  return catalogue.services.filter(({ id, name }) => {
    const plans = catalogue.plans.filter((plan) => plan.active && plan.serviceId === id)
    return [[name.ar, name.en], ...plans.map((plan) => searchableTexts(catalogue, plan))].some((texts) =>
      isFoundBySearch(search, texts),
    )
  })
}
