import type { CatalogueRows } from '../../db/repositories/catalogue.ts'
import type { PlanAvailabilityLookup } from '../schedule/plan-availability.ts'
import type { Catalogue } from './catalogue-reader.ts'
import { startingPrice } from './starting-price.ts'

/** The nationalities with plans on offer, each with a summary of its plans. */
export function listOrderableNationalities(catalogue: Catalogue, availability: PlanAvailabilityLookup) {
  return catalogue.nationalities
    .filter((nationality) => nationality.active)
    .map((nationality) => ({ nationality, plans: plansOf(catalogue, nationality) }))
    .filter(({ plans }) => plans.length > 0)
    .map(({ nationality, plans }) => ({
      nationality,
      jobs: catalogue.jobs.filter((job) => plans.some((plan) => plan.jobId === job.id)),
      services: catalogue.services
        .map((service) => ({ service, plans: plans.filter((plan) => plan.serviceId === service.id) }))
        .filter((each) => each.plans.length > 0)
        .map((each) => ({
          service: each.service,
          price: startingPrice(catalogue, each.plans, availability),
        })),
    }))
}

const plansOf = (catalogue: Catalogue, nationality: CatalogueRows['nationalities'][number]) =>
  catalogue.plans.filter((plan) => plan.active && plan.nationalityId === nationality.id)
