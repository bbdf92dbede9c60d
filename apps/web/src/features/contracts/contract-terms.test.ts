import { expect, test } from 'vitest'

import { filterContractTerms } from './contract-terms.ts'

const all = ['privacy', 'prices', 'visits', 'arrival', 'cancel', 'recruitment', 'worker-days', 'loyalty'].map(
  (slug) => ({
    slug,
    title: slug,
    html: '',
    version: '',
  }),
)
const slugs = (...given: Parameters<typeof filterContractTerms>) =>
  filterContractTerms(...given).map(({ slug }) => slug)

test('a contract includes the terms of its own service', () => {
  expect(slugs(all, 'hourly')).toEqual(['prices', 'visits', 'arrival', 'cancel'])
  expect(slugs(all, 'resident')).toEqual(['prices', 'cancel', 'worker-days'])
  expect(slugs(all, 'period')).toEqual(['prices', 'cancel', 'recruitment', 'worker-days'])
  expect(slugs(all, 'mediation')).toEqual(['prices', 'cancel', 'recruitment'])
})

test('a contract of an unknown service includes only the general terms', () => {
  expect(slugs(all, undefined)).toEqual(['prices', 'cancel'])
  expect(slugs(all, 'unknown')).toEqual(['prices', 'cancel'])
})
