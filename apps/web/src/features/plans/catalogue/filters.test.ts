import { describe, expect, test } from 'vitest'

import {
  toPlanListArgs,
  countActiveFilters,
  parseFilters,
  clearFilters,
  applyFilterChange,
  filtersToQuery,
} from './filters.ts'
import { toggleComparedPlan } from '../comparison/compared-plans.ts'

const read = (query: string) => parseFilters(new URLSearchParams(query))
const written = (filters: ReturnType<typeof parseFilters>) =>
  Object.fromEntries(Object.entries(filtersToQuery(filters)).filter(([, value]) => value !== undefined))

describe('the filters in the URL of the order page', () => {
  test('the plan filters of an empty query request the first ten plans, and none counts as active', () => {
    expect(toPlanListArgs(read(''))).toEqual({ query: { page: 1, limit: 10 } })
    expect(countActiveFilters(read(''))).toBe(0)
  })

  test('the plan filters survive a round trip through the URL, and the active ones are counted', () => {
    const query = {
      category: 'babysitting',
      service: 'resident',
      nationality: '2',
      price: '500-3000',
      duration: '30',
      insurance: 'false',
      search: 'مربية',
      sort: '-price',
      page: '2',
      compare: '201,202',
    }
    const filters = read(String(new URLSearchParams(query)))
    expect(
      Object.fromEntries(Object.entries(written(filters)).map(([name, value]) => [name, String(value)])),
    ).toEqual(query)
    expect(countActiveFilters(filters)).toBe(6)
  })

  test('the plan filters become the query of the plan list', () => {
    expect(
      toPlanListArgs(
        read('category=maid&price=8000-&insurance=true&sort=duration&nationality=٣&search=+nanny'),
      ),
    ).toEqual({
      query: {
        page: 1,
        limit: 10,
        category: 'housemaid',
        price_min: 8000,
        insurance: true,
        sort: 'duration',
        nationality: 3,
        search: 'nanny',
      },
    })
  })

  test.each([
    'category=castles',
    'service=flights',
    'nationality=-1',
    'price=-',
    'price=9-1',
    'price=a-b',
    'duration=0',
    'duration=99999',
    'insurance=perhaps',
    'sort=luck',
    'page=0',
    'search=++',
    'compare=x,,-3',
  ])('the plan filters ignore the invalid query “%s”', (query) => {
    expect(written(read(query))).toEqual({})
  })

  test('the plan filters contain a compared plan only once and at most three', () => {
    expect(read('compare=1,1,2,3,4').compare).toEqual([1, 2, 3])
  })
})

describe('changing a filter', () => {
  test('changing a filter returns to the first page and keeps the comparison', () => {
    expect(
      written(applyFilterChange(read('page=3&compare=7&service=hourly'), { service: 'period' })),
    ).toEqual({
      service: 'period',
      compare: '7',
    })
  })

  test('changing only the page keeps the plan filters', () => {
    expect(written(applyFilterChange(read('service=hourly'), { page: 2 }))).toEqual({
      service: 'hourly',
      page: 2,
    })
  })

  test('clearing the filters clears all of them at once and keeps the comparison', () => {
    expect(written(clearFilters(read('service=hourly&price=-500&compare=7,8&sort=price')))).toEqual({
      compare: '7,8',
    })
  })
})

describe('the plan comparison', () => {
  test('the plan comparison adds and removes plans', () => {
    expect(toggleComparedPlan([7], 8, true)).toEqual([7, 8])
    expect(toggleComparedPlan([7, 8], 7, false)).toEqual([8])
  })

  test('the plan comparison holds at most three plans', () => {
    expect(toggleComparedPlan([1, 2, 3], 4, true)).toEqual([1, 2, 3])
  })
})
