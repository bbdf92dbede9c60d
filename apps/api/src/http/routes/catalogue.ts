import { money } from '@sakina/domain/money'
import { optionalMoney } from '../optional-values.ts'
import { localDate } from '@sakina/domain/calendar'
import {
  getDeliveryConfig,
  getNeighborhood,
  listBranches,
  listCities,
  listCountries,
  listNationalities,
  listNeighborhoods,
  listOffers,
  listReviews,
  listStates,
  listTerms,
  listVisitWindows,
} from '@sakina/api-client/wire/catalogue'
import { getPolicies } from '@sakina/api-client/wire/policies'
import { readDeliveryCost } from '../../catalogue/settings.ts'
import { Failure } from '../../failures/failure.ts'
import { listPublicVouchersToday } from '../../use-cases/catalogue/find-plans.ts'
import { listOrderableNationalities } from '../../use-cases/catalogue/nationality-summary.ts'
import { isRegionServed } from '../../use-cases/orders/home-of-order.ts'
import { mapPage, paginate } from '../../use-cases/catalogue/page.ts'
import { readVisitWindowAvailability } from '../../use-cases/schedule/bookable-windows.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { otherLanguage, localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { toReference, toRelation } from '../shapes/relation.ts'
import { requireRegionOfCountry, toNeighborhood } from '../shapes/place.ts'
import { toVisitWindow } from '../shapes/visit-window.ts'
import { toOffer } from '../shapes/wallet.ts'
import { sanitizeTerms } from '../terms-html.ts'

export const catalogueRoutes: readonly Route[] = [
  defineRoute(listNationalities, async ({ app, language }) => {
    const catalogue = await app.catalogue.read()
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return listOrderableNationalities(catalogue, availability).map(({ nationality, jobs, services }) => ({
      id: nationality.id,
      code: nationality.code,
      name: localize(nationality.name, language),
      country: localize(nationality.country, language),
      description: localize(nationality.description, language),
      image: null,
      jobs: jobs.flatMap((job) => toReference(job, language) ?? []),
      services: services.map(({ service }) => service.code),
      startingPrices: services.map(({ service, price }) => ({
        service: toReference(service, language),
        total: optionalMoney(price?.total ?? null),
        basis: price?.basis ?? null,
        arrivalDays:
          service.code === 'mediation' ? (price?.arrivalDays ?? nationality.typicalArrivalDays) : null,
        availability: price?.availability ?? null,
      })),
    }))
  }),

  defineRoute(listReviews, async ({ app, language }) => {
    // Made-up reviews appear in the demo only, because advertising must not mislead customers
    // (E-Commerce Law).
    const reviews = app.config.demo ? (await app.catalogue.read()).reviews : []
    return reviews.map((review) => ({
      id: review.id,
      name: localize(review.name, language),
      rating: review.rating,
      text: localize(review.text, language),
    }))
  }),

  defineRoute(listOffers, async ({ app, language }) =>
    (await listPublicVouchersToday(app)).map((voucher) => toOffer(voucher, language)),
  ),

  defineRoute(listBranches, async ({ app, language }) => {
    const { branches, city } = await app.catalogue.read()
    return branches.map((branch) => ({
      id: branch.id,
      name: localize(branch.name, language),
      location: localize(branch.location, language),
      city: toRelation(city.get(branch.cityId), language),
      phone: branch.phone,
      position: { latitude: branch.latitude, longitude: branch.longitude },
      mapLink: branch.mapLink,
      isHeadOffice: branch.headOffice,
      hasShelterPickup: branch.shelterPickup,
      servedCities: branch.servedCityIds.flatMap((id) => toRelation(city.get(id), language) ?? []),
    }))
  }),

  defineRoute(getDeliveryConfig, async ({ app }) => {
    const { settings } = await app.catalogue.read()
    return [{ deliveryCost: money(readDeliveryCost(settings)), vatIncluded: true }]
  }),

  defineRoute(getPolicies, ({ app: { config } }) =>
    Promise.resolve({ policies: config.policies, points: config.loyalty }),
  ),

  defineRoute(listTerms, async ({ app, language }) => {
    const { terms } = await app.catalogue.read()
    return terms.map(({ id, slug, title, content, version }) => ({
      id,
      slug,
      title: localize(title, language),
      html: sanitizeTerms(localize(content, language)),
      version,
    }))
  }),

  defineRoute(listCountries, async ({ app, query, language }) => {
    const { countries } = await app.catalogue.read()
    return mapPage(paginate(countries, query.page, query.page_size ?? 250), (country) => ({
      id: country.id,
      name: localize(country.name, language),
      code: country.code,
    }))
  }),

  defineRoute(listStates, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const regions = catalogue.searchRegions(query.search ?? '')
    return mapPage(paginate(regions, query.page, query.page_size), (region) => ({
      id: region.id,
      name: localize(region.name, language),
      code: region.iso,
      otherName: localize(region.name, otherLanguage(language)),
      isServed: isRegionServed(catalogue, region.id),
    }))
  }),

  defineRoute(listCities, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    const search = catalogue.citiesOfRegion.get(requireRegionOfCountry(catalogue, params))
    const cities = search?.(query.search ?? '', language) ?? []
    return mapPage(paginate(cities, query.page, query.page_size ?? 100), (city) => ({
      id: city.id,
      name: localize(city.name, language),
      otherName: localize(city.name, otherLanguage(language)),
      isServed: catalogue.servedCities.has(city.id),
    }))
  }),

  defineRoute(listNeighborhoods, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    const stateId = requireRegionOfCountry(catalogue, params)
    if (query.city !== undefined && catalogue.city.get(query.city)?.stateId !== stateId)
      throw new Failure('not_found')
    const search =
      query.city === undefined
        ? catalogue.neighborhoodsOfRegion.get(stateId)
        : catalogue.neighborhoodsOfCity.get(query.city)
    const places = search?.(query.search ?? '', language) ?? []
    const isServed = ({ cityId }: (typeof places)[number]) => catalogue.servedCities.has(cityId)
    // The alphabet of a whole region begins with villages far away, so the served places come first.
    const ordered =
      query.city === undefined
        ? [...places.filter(isServed), ...places.filter((place) => !isServed(place))]
        : places
    return mapPage(paginate(ordered, query.page, query.page_size ?? 100), (place) =>
      toNeighborhood(place, catalogue, language),
    )
  }),

  defineRoute(getNeighborhood, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const place = catalogue.neighborhood.get(params.id)
    if (place === undefined) throw new Failure('not_found')
    return toNeighborhood(place, catalogue, language)
  }),

  defineRoute(listVisitWindows, async ({ app, customer, query, language }) => {
    const { season, windows } = await readVisitWindowAvailability(app, customer, {
      day: localDate(query.date),
      planId: query.plan,
      workerId: query.worker,
      visitId: query.visit,
    })
    return {
      season,
      windows: windows.map((window) => toVisitWindow({ ...window, season }, language)),
    }
  }),
]
