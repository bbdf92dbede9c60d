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
import { fromPolicies, getPolicies } from '@sakina/api-client/wire/policies'
import * as v from 'valibot'
import { Failure } from '../../failures/failure.ts'
import { listPublicVouchersToday } from '../../use-cases/catalogue/public-vouchers.ts'
import { listOrderableNationalities } from '../../use-cases/catalogue/nationality-summary.ts'
import { isRegionServed } from '../../use-cases/orders/home-of-order.ts'
import { paginate } from '../../use-cases/catalogue/page.ts'
import { readVisitWindowAvailability } from '../../use-cases/schedule/bookable-windows.ts'
import { readPlanAvailabilityLookup } from '../../use-cases/schedule/plan-availability.ts'
import { resultBody, resultPageBody, successBody } from '../response-bodies.ts'
import { otherLanguage, localize } from '../language.ts'
import { defineRoute, type Route } from '../route.ts'
import { requireRegionOfCountry, toWireNeighborhood } from '../shapes/place.ts'
import { toWireVisitWindow } from '../shapes/visit-window.ts'
import { toWireOffer } from '../shapes/wallet.ts'
import { sanitizeTerms } from '../terms-html.ts'
import { optionalHalalasToSar, halalasToSar } from '../wire-money.ts'

const Delivery = v.object({ delivery_cost: v.number() })

export const catalogueRoutes: readonly Route[] = [
  defineRoute(listNationalities, async ({ app, language }) => {
    const catalogue = await app.catalogue.read()
    const availability = await readPlanAvailabilityLookup(app, catalogue)
    return resultBody(
      listOrderableNationalities(catalogue, availability).map(({ nationality, jobs, services }) => ({
        id: nationality.id,
        code: nationality.code,
        name: localize(nationality.name, language),
        country: localize(nationality.country, language),
        description: localize(nationality.description, language),
        image: null,
        jobs: jobs.map((job) => ({ id: job.id, name: localize(job.name, language), code: job.code })),
        services: services.map(({ service }) => service.code),
        starting_prices: services.map(({ service, price }) => ({
          service_id: { id: service.id, name: localize(service.name, language), code: service.code },
          starting_total: optionalHalalasToSar(price?.total ?? null),
          starting_basis: price?.basis ?? null,
          arrival_days:
            service.code === 'mediation' ? (price?.arrivalDays ?? nationality.typicalArrivalDays) : null,
          availability: price?.availability ?? null,
        })),
      })),
    )
  }),

  defineRoute(listReviews, async ({ app, language }) => {
    // Made-up reviews appear in the demo only, because advertising must not mislead customers
    // (E-Commerce Law).
    const reviews = app.config.demo ? (await app.catalogue.read()).reviews : []
    return resultBody(
      reviews.map((review) => ({
        id: review.id,
        name: localize(review.name, language),
        rating: review.rating,
        text: localize(review.text, language),
      })),
    )
  }),

  defineRoute(listOffers, async ({ app, language }) =>
    resultBody((await listPublicVouchersToday(app)).map((voucher) => toWireOffer(voucher, language))),
  ),

  defineRoute(listBranches, async ({ app, language }) => {
    const catalogue = await app.catalogue.read()
    return successBody({
      branches: catalogue.branches.map((branch) => {
        const city = catalogue.city.get(branch.cityId)
        return {
          id: branch.id,
          name: localize(branch.name, language),
          location: localize(branch.location, language),
          city: city === undefined ? null : { id: city.id, name: localize(city.name, language) },
          phone: branch.phone,
          latitude: branch.latitude,
          longitude: branch.longitude,
          map_link: branch.mapLink,
          is_head_office: branch.headOffice,
          has_shelter_pickup: branch.shelterPickup,
          served_cities: branch.servedCityIds.flatMap((id) => {
            const served = catalogue.city.get(id)
            return served === undefined ? [] : { id, name: localize(served.name, language) }
          }),
        }
      }),
    })
  }),

  defineRoute(getDeliveryConfig, async ({ app }) => {
    const { settings } = await app.catalogue.read()
    const delivery = v.parse(Delivery, settings.get('delivery') ?? { delivery_cost: 0 })
    return resultBody([{ delivery_cost: halalasToSar(delivery.delivery_cost), vat_included: true }])
  }),

  defineRoute(getPolicies, async ({ app: { config } }) =>
    resultBody(fromPolicies({ policies: config.policies, points: config.loyalty })),
  ),

  defineRoute(listTerms, async ({ app, language }) => {
    const { terms } = await app.catalogue.read()
    return successBody({
      terms: terms.map((term) => ({
        id: term.id,
        slug: term.slug,
        title: localize(term.title, language),
        content: sanitizeTerms(localize(term.content, language)),
        version: term.version,
      })),
    })
  }),

  defineRoute(listCountries, async ({ app, query, language }) => {
    const { countries } = await app.catalogue.read()
    return resultPageBody(paginate(countries, query.page, query.page_size ?? 250), (country) => ({
      id: country.id,
      name: localize(country.name, language),
      code: country.code,
    }))
  }),

  defineRoute(listStates, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const regions = catalogue.searchRegions(query.search ?? '')
    return resultPageBody(paginate(regions, query.page, query.page_size), (region) => ({
      id: region.id,
      name: localize(region.name, language),
      code: region.iso,
      other_name: localize(region.name, otherLanguage(language)),
      served: isRegionServed(catalogue, region.id),
    }))
  }),

  defineRoute(listCities, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    const search = catalogue.citiesOfRegion.get(requireRegionOfCountry(catalogue, params))
    const cities = search?.(query.search ?? '', language) ?? []
    return resultPageBody(paginate(cities, query.page, query.page_size ?? 100), (city) => ({
      id: city.id,
      name: localize(city.name, language),
      other_name: localize(city.name, otherLanguage(language)),
      served: catalogue.servedCities.has(city.id),
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
    return resultPageBody(paginate(ordered, query.page, query.page_size ?? 100), (place) =>
      toWireNeighborhood(place, catalogue, language),
    )
  }),

  defineRoute(getNeighborhood, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const place = catalogue.neighborhood.get(params.id)
    if (place === undefined) throw new Failure('not_found')
    return resultBody(toWireNeighborhood(place, catalogue, language))
  }),

  defineRoute(listVisitWindows, async ({ app, customer, query, language }) => {
    const { season, windows } = await readVisitWindowAvailability(app, customer, {
      day: localDate(query.date),
      planId: query.plan,
      workerId: query.worker,
      visitId: query.visit,
    })
    return successBody({
      season,
      result: windows.map((window) => toWireVisitWindow({ ...window, season }, language)),
    })
  }),
]
