import * as v from 'valibot'
import {
  toBookableWindow,
  toBranch,
  toCity,
  toNationality,
  toNeighborhood,
  toPlace,
  toRegion,
  toReview,
  toLegalDocument,
} from './entities/catalogue.ts'
import { toOptionalMoney } from './entities/values.ts'
import { toOffer } from './entities/wallet.ts'
import { resultEnvelopeSchema, pageEnvelopeSchema, envelopeSchema, toPage } from './envelope.ts'
import { amountField, booleanField, listField, textField } from './fields.ts'
import { defineOperation } from './operation.ts'
import { catalogueIdParam, pageSizeQuery, dayParam, recordIdParam, textParam } from './queries.ts'
import {
  branchSchema,
  citySchema,
  nationalitySchema,
  neighborhoodSchema,
  placeSchema,
  reviewSchema,
  regionSchema,
  legalDocumentSchema,
  visitWindowSchema,
} from './shapes/catalogue.ts'
import { offerSchema } from './shapes/wallet.ts'

const searched = { search: v.optional(textParam(80)) }

export const listNationalities = defineOperation({
  id: 'listNationalities',
  area: 'catalogue',
  method: 'GET',
  path: '/nationalities',
  summary: 'Nationalities with at least one plan',
  auth: 'none',
  answer: resultEnvelopeSchema(listField(nationalitySchema)),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => result.map(toNationality),
})

export const listReviews = defineOperation({
  id: 'listReviews',
  area: 'catalogue',
  method: 'GET',
  path: '/reviews',
  summary: 'What customers said; empty outside the demo',
  auth: 'none',
  answer: resultEnvelopeSchema(listField(reviewSchema)),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => result.map(toReview),
})

export const listOffers = defineOperation({
  id: 'listOffers',
  area: 'catalogue',
  method: 'GET',
  path: '/offers',
  summary: 'The vouchers that everybody may use today',
  auth: 'none',
  answer: resultEnvelopeSchema(listField(offerSchema)),
  errors: [],
  cache: 'catalogue',
  extension: true,
  read: ({ result }) => result.map(toOffer),
})

export const listBranches = defineOperation({
  id: 'listBranches',
  area: 'catalogue',
  method: 'GET',
  path: '/branches',
  summary: 'The branches; coordinates are ours',
  auth: 'optional',
  answer: envelopeSchema({ branches: listField(branchSchema) }),
  errors: [],
  cache: 'reference',
  read: ({ branches }) => branches.map(toBranch),
})

/** Returns the fee for bringing a worker home. */
export const getDeliveryConfig = defineOperation({
  id: 'getDeliveryConfig',
  area: 'catalogue',
  method: 'GET',
  path: '/delivery/config',
  summary: 'What bringing a worker home costs',
  auth: 'optional',
  answer: resultEnvelopeSchema(
    listField(v.object({ delivery_cost: amountField(), vat_included: booleanField() })),
  ),
  errors: [],
  cache: 'catalogue',
  read: ({ result }) => ({
    deliveryCost: toOptionalMoney(result[0]?.delivery_cost ?? null),
    vatIncluded: result[0]?.vat_included ?? false,
  }),
})

export const listTerms = defineOperation({
  id: 'listTerms',
  area: 'catalogue',
  method: 'GET',
  path: '/terms',
  summary: 'Terms and conditions; the first entry is the privacy policy',
  auth: 'none',
  answer: envelopeSchema({ terms: listField(legalDocumentSchema) }),
  errors: [],
  cache: 'catalogue',
  read: ({ terms }) => terms.map(toLegalDocument),
})

export const listCountries = defineOperation({
  id: 'listCountries',
  area: 'catalogue',
  method: 'GET',
  path: '/countries',
  summary: 'Countries, 250 a page',
  auth: 'none',
  query: v.strictObject(pageSizeQuery),
  answer: pageEnvelopeSchema(placeSchema),
  errors: [],
  cache: 'reference',
  read: (answer) => toPage(answer, toPlace),
})

export const listStates = defineOperation({
  id: 'listStates',
  area: 'catalogue',
  method: 'GET',
  path: '/countries/states/saudi',
  summary: 'The regions of Saudi Arabia, 10 a page',
  auth: 'none',
  query: v.strictObject({ ...pageSizeQuery, ...searched }),
  answer: pageEnvelopeSchema(regionSchema),
  errors: [],
  cache: 'reference',
  read: (answer) => toPage(answer, toRegion),
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
  answer: pageEnvelopeSchema(citySchema),
  errors: ['not_found'],
  cache: 'reference',
  extension: true,
  read: (answer) => toPage(answer, toCity),
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
  answer: pageEnvelopeSchema(neighborhoodSchema),
  errors: ['not_found'],
  cache: 'reference',
  read: (answer) => toPage(answer, toNeighborhood),
})

export const getNeighborhood = defineOperation({
  id: 'getNeighborhood',
  area: 'catalogue',
  method: 'GET',
  path: '/neighborhoods/:id',
  summary: 'One neighbourhood, with its city and region',
  auth: 'none',
  params: v.strictObject({ id: catalogueIdParam() }),
  answer: resultEnvelopeSchema(neighborhoodSchema),
  errors: ['not_found'],
  cache: 'reference',
  extension: true,
  read: ({ result }) => toNeighborhood(result),
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
  answer: envelopeSchema({ season: textField(), result: listField(visitWindowSchema) }),
  errors: ['not_found'],
  cache: 'live',
  extension: true,
  read: ({ result }) => result.map(toBookableWindow),
})
