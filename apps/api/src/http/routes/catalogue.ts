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
import * as v from 'valibot'
import { Failure } from '../../failures/failure.ts'
import { currentOffers } from '../../use-cases/catalogue/current-offers.ts'
import { orderableNationalities } from '../../use-cases/catalogue/nationality-summary.ts'
import { isRegionServed } from '../../use-cases/catalogue/served-places.ts'
import { paginate } from '../../use-cases/catalogue/page.ts'
import { bookableWindows } from '../../use-cases/schedule/bookable-windows.ts'
import { result, resultPage, success } from '../answers.ts'
import { otherLanguage, localize } from '../language.ts'
import { route, type Route } from '../route.ts'
import { regionOf, toWireNeighborhood } from '../shapes/place.ts'
import { toWireVisitWindow } from '../shapes/visit-window.ts'
import { toWireOffer } from '../shapes/wallet.ts'
import { cleanTerms } from '../terms-html.ts'
import { optionalHalalasToSar, sar } from '../wire-money.ts'

const Delivery = v.object({ delivery_cost: v.number() })

export const catalogueRoutes: readonly Route[] = [
  route(listNationalities, async ({ app, language }) => {
    const catalogue = await app.catalogue.read()
    return result(
      orderableNationalities(catalogue).map(({ nationality, jobs, services }) => ({
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
        })),
      })),
    )
  }),

  route(listReviews, async ({ app, language }) => {
    // Made-up reviews appear in the demo only, because advertising must not mislead (E-Commerce Law).
    const reviews = app.config.demo ? (await app.catalogue.read()).reviews : []
    return result(
      reviews.map((review) => ({
        id: review.id,
        name: localize(review.name, language),
        rating: review.rating,
        text: localize(review.text, language),
      })),
    )
  }),

  route(listOffers, async ({ app, language }) =>
    result((await currentOffers(app)).map((voucher) => toWireOffer(voucher, language))),
  ),

  route(listBranches, async ({ app, language }) => {
    const catalogue = await app.catalogue.read()
    return success({
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

  route(getDeliveryConfig, async ({ app }) => {
    const { settings } = await app.catalogue.read()
    const delivery = v.parse(Delivery, settings.get('delivery') ?? { delivery_cost: 0 })
    return result([{ delivery_cost: sar(delivery.delivery_cost), vat_included: true }])
  }),

  route(listTerms, async ({ app, language }) => {
    const { terms } = await app.catalogue.read()
    return success({
      terms: terms.map((term) => ({
        id: term.id,
        slug: term.slug,
        title: localize(term.title, language),
        content: cleanTerms(localize(term.content, language)),
        version: term.version,
      })),
    })
  }),

  route(listCountries, async ({ app, query, language }) => {
    const { countries } = await app.catalogue.read()
    return resultPage(paginate(countries, query.page, query.page_size ?? 250), (country) => ({
      id: country.id,
      name: localize(country.name, language),
      code: country.code,
    }))
  }),

  route(listStates, async ({ app, query, language }) => {
    const catalogue = await app.catalogue.read()
    const states = catalogue.searchStates(query.search ?? '')
    return resultPage(paginate(states, query.page, query.page_size), (state) => ({
      id: state.id,
      name: localize(state.name, language),
      code: state.iso,
      other_name: localize(state.name, otherLanguage(language)),
      served: isRegionServed(catalogue, state.id),
    }))
  }),

  route(listCities, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    const search = catalogue.citiesOfState.get(regionOf(catalogue, params))
    const cities = search?.(query.search ?? '', language) ?? []
    return resultPage(paginate(cities, query.page, query.page_size ?? 100), (city) => ({
      id: city.id,
      name: localize(city.name, language),
      other_name: localize(city.name, otherLanguage(language)),
      served: catalogue.servedCities.has(city.id),
    }))
  }),

  route(listNeighborhoods, async ({ app, params, query, language }) => {
    const catalogue = await app.catalogue.read()
    const stateId = regionOf(catalogue, params)
    if (query.city !== undefined && catalogue.city.get(query.city)?.stateId !== stateId)
      throw new Failure('not_found')
    const search =
      query.city === undefined
        ? catalogue.neighborhoodsOfState.get(stateId)
        : catalogue.neighborhoodsOfCity.get(query.city)
    const places = search?.(query.search ?? '', language) ?? []
    return resultPage(paginate(places, query.page, query.page_size ?? 100), (place) =>
      toWireNeighborhood(place, catalogue, language),
    )
  }),

  route(getNeighborhood, async ({ app, params, language }) => {
    const catalogue = await app.catalogue.read()
    const place = catalogue.neighborhood.get(params.id)
    if (place === undefined) throw new Failure('not_found')
    return result(toWireNeighborhood(place, catalogue, language))
  }),

  route(listVisitWindows, async ({ app, customer, query, language }) => {
    const { season, windows } = await bookableWindows(app, customer, {
      day: localDate(query.date),
      planId: query.plan,
      workerId: query.worker,
      visitId: query.visit,
    })
    return success({
      season,
      result: windows.map((window) => toWireVisitWindow({ ...window, season }, language)),
    })
  }),
]
