import { localDate } from '@sakina/domain/calendar'
import { compareNearness } from '@sakina/domain/address'
import { getWorker, listWorkers } from '@sakina/api-client/wire/workers'
import { Failure } from '../../failures/failure.ts'
import { createNearnessToHome } from '../../use-cases/orders/home-of-order.ts'
import { mapPage, paginate } from '../../use-cases/catalogue/page.ts'
import {
  availableWorkersForHome,
  findWorkersFreeFrom,
  findWorkersFreeNow,
  availableWorkersOfPlan,
} from '../../use-cases/schedule/free-workers.ts'
import { readWorkerWishes } from '../../use-cases/schedule/worker-wishes.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { defineRoute, type Route } from '../route.ts'
import { toPlan } from '../shapes/plan.ts'
import { toWorker } from '../shapes/worker.ts'

export const workerRoutes: readonly Route[] = [
  defineRoute(listWorkers, async ({ app, query, customer, language }) => {
    const catalogue = await app.catalogue.read()
    const plan = query.plan === undefined ? undefined : catalogue.plan.get(query.plan)
    if (query.plan !== undefined && (plan === undefined || !plan.active)) throw new Failure('not_found')
    if (query.service !== undefined && !catalogue.service.has(query.service)) throw new Failure('not_found')
    const home = { neighborhoodId: query.neighborhood ?? null }
    const ofPlans = (plans: typeof catalogue.plans) =>
      new Set(plans.flatMap((each) => availableWorkersForHome(catalogue, each, home).map(({ id }) => id)))
    const plans = catalogue.plans.filter(
      (each) =>
        each.active &&
        (plan === undefined || each.id === plan.id) &&
        (query.service === undefined || each.serviceId === query.service),
    )
    const able = ofPlans(plans)
    const wishes = await readWorkerWishes(app.database.reader, customer?.id)
    const workers = catalogue.workers.filter(
      (worker) =>
        able.has(worker.id) &&
        !wishes.isUnwanted(worker.id) &&
        (query.nationality === undefined || worker.nationalityId === query.nationality),
    )
    const free = await findWorkersFreeFrom(app.database.reader, workers, {
      day: query.from === undefined ? undefined : localDate(query.from),
      window: query.window,
      plan,
      now: app.now(),
    })
    const nearness = createNearnessToHome(catalogue, query.neighborhood)
    if (query.neighborhood !== undefined && nearness === undefined) throw new Failure('not_found')
    const inOrder = nearness ? free.toSorted((a, b) => compareNearness(nearness(a), nearness(b))) : free
    return mapPage(paginate(inOrder, query.page, query.limit), (worker) =>
      toWorker(worker, catalogue, language, nearness?.(worker)),
    )
  }),

  defineRoute(getWorker, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const serves = ({ id }: { readonly id: number }) => id === params.id
    const plans = catalogue.plans.filter(
      (plan) => plan.active && availableWorkersOfPlan(catalogue, plan.id).some(serves),
    )
    const worker = catalogue.workers.find(serves)
    if (worker === undefined || plans.length === 0) throw new Failure('not_found')
    const free = await Promise.all(
      plans.map((plan) => findWorkersFreeNow(app.database.reader, catalogue, plan, app.now())),
    )
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return {
      ...toWorker(worker, catalogue, language),
      plans: plans
        .filter((_, index) => free[index]?.some(serves))
        .map((plan) => toPlan(plan, catalogue, language, { ...app.config.policies, availability })),
    }
  }),
]
