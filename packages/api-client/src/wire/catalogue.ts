import * as v from 'valibot'
import { field, listOf, record, resultOf } from './codec.ts'
import { booleanField, textField } from './fields.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, pageSizeQuery, dayParam, recordIdParam, textParam } from './queries.ts'
import {
  bookableWindowCodec,
  branchCodec,
  cityCodec,
  legalDocumentCodec,
  nationalityCodec,
  neighborhoodCodec,
  placeCodec,
  regionCodec,
  reviewCodec,
} from './records/catalogue.ts'
import { offerCodec } from './records/wallet.ts'
import { answerOf, optionalAmount, pageOf } from './value-codecs.ts'

const searched = { search: v.optional(textParam(80)) }

export const listNationalities = defineOperation({
  id: 'listNationalities',
  area: 'catalogue',
  method: 'GET',
  path: '/nationalities',
  summary: 'Nationalities with at least one plan',
  auth: 'none',
  answer: resultOf(listOf(nationalityCodec)),
  errors: [],
  cache: 'catalogue',
  extension: true,
})

export const listReviews = defineOperation({
  id: 'listReviews',
  area: 'catalogue',
  method: 'GET',
  path: '/reviews',
  summary: 'What customers said; empty outside the demo',
  auth: 'none',
  answer: resultOf(listOf(reviewCodec)),
  errors: [],
  cache: 'catalogue',
  extension: true,
})

export const listOffers = defineOperation({
  id: 'listOffers',
  area: 'catalogue',
  method: 'GET',
  path: '/offers',
  summary: 'The vouchers that everybody may use today',
  auth: 'none',
  answer: resultOf(listOf(offerCodec)),
  errors: [],
  cache: 'catalogue',
  extension: true,
})

export const listBranches = defineOperation({
  id: 'listBranches',
  area: 'catalogue',
  method: 'GET',
  path: '/branches',
  summary: 'The branches; coordinates are ours',
  auth: 'optional',
  answer: resultOf(listOf(branchCodec), 'branches'),
  errors: [],
  cache: 'reference',
})

/** Returns the fee for bringing a worker home. */
export const getDeliveryConfig = defineOperation({
  id: 'getDeliveryConfig',
  area: 'catalogue',
  method: 'GET',
  path: '/delivery/config',
  summary: 'What bringing a worker home costs',
  auth: 'optional',
  answer: resultOf(
    listOf(
      record({
        deliveryCost: field('delivery_cost', optionalAmount()),
        vatIncluded: field('vat_included', booleanField()),
      }),
    ),
  ),
  errors: [],
  cache: 'catalogue',
  read: ([delivery]) => delivery ?? { deliveryCost: null, vatIncluded: false },
})

export const listTerms = defineOperation({
  id: 'listTerms',
  area: 'catalogue',
  method: 'GET',
  path: '/terms',
  summary: 'Terms and conditions; the first entry is the privacy policy',
  auth: 'none',
  answer: resultOf(listOf(legalDocumentCodec), 'terms'),
  errors: [],
  cache: 'catalogue',
})

export const listCountries = defineOperation({
  id: 'listCountries',
  area: 'catalogue',
  method: 'GET',
  path: '/countries',
  summary: 'Countries, 250 a page',
  auth: 'none',
  query: v.strictObject(pageSizeQuery),
  answer: pageOf(placeCodec),
  errors: [],
  cache: 'reference',
})

export const listStates = defineOperation({
  id: 'listStates',
  area: 'catalogue',
  method: 'GET',
  path: '/countries/states/saudi',
  summary: 'The regions of Saudi Arabia, 10 a page',
  auth: 'none',
  query: v.strictObject({ ...pageSizeQuery, ...searched }),
  answer: pageOf(regionCodec),
  errors: [],
  cache: 'reference',
})

export const listCities = defineOperation({
  id: 'listCities',
  area: 'catalogue',
  method: 'GET',
  path: '/countries/:countryId/states/:stateId/cities',
  summary: 'The cities of a region, 100 a page; `search` finds in either language',
  auth: 'none',
  params: v.strictObject({ countryId: catalogueIdParam(), stateId: catalogueIdParam() }),
  query: v.strictObject({ ...pageSizeQuery, ...searched }),
  answer: pageOf(cityCodec),
  errors: ['not_found'],
  cache: 'reference',
  extension: true,
})

export const listNeighborhoods = defineOperation({
  id: 'listNeighborhoods',
  area: 'catalogue',
  method: 'GET',
  path: '/countries/:countryId/states/:stateId/neighborhoods',
  summary: 'The neighbourhoods of a region or of one city, 100 a page; `search` finds in either language',
  auth: 'none',
  params: v.strictObject({ countryId: catalogueIdParam(), stateId: catalogueIdParam() }),
  query: v.strictObject({ ...pageSizeQuery, ...searched, city: v.optional(catalogueIdParam()) }),
  answer: pageOf(neighborhoodCodec),
  errors: ['not_found'],
  cache: 'reference',
})

export const getNeighborhood = defineOperation({
  id: 'getNeighborhood',
  area: 'catalogue',
  method: 'GET',
  path: '/neighborhoods/:id',
  summary: 'One neighbourhood, with its city and region',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  answer: resultOf(neighborhoodCodec),
  errors: ['not_found'],
  cache: 'reference',
  extension: true,
})

export const listVisitWindows = defineOperation({
  id: 'listVisitWindows',
  area: 'catalogue',
  method: 'GET',
  path: '/visit-windows',
  summary: 'The arrival windows of a day, and which are free for a plan, a worker or a visit to be moved',
  auth: 'optional',
  query: v.strictObject({
    date: dayParam(),
    plan: v.optional(catalogueIdParam()),
    worker: v.optional(catalogueIdParam()),
    visit: v.optional(recordIdParam()),
  }),
  answer: answerOf({
    season: field('season', textField()),
    windows: field('result', listOf(bookableWindowCodec)),
  }),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ windows }) => windows,
})
