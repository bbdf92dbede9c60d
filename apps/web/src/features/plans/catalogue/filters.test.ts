import { describe, expect, test } from 'vitest'

import {
  asked,
  narrowing,
  readFilters,
  unfiltered,
  withChoice,
  withCompared,
  writeFilters,
} from './filters.ts'

const read = (query: string) => readFilters(new URLSearchParams(query))
const written = (filters: ReturnType<typeof readFilters>) =>
  Object.fromEntries(Object.entries(writeFilters(filters)).filter(([, value]) => value !== undefined))

describe('the address of the order page', () => {
  test('an empty one asks for all plans, recommended first', () => {
    expect(asked(read(''))).toEqual({ query: { page: 1, limit: 10 } })
    expect(narrowing(read(''))).toBe(0)
  })

  test('says every choice and is written back as it was read', () => {
    const query = {
      category: 'babysitting',
      service: 'resident',
      nationality: '2',
      price: '500-3000',
      duration: '30',
      insurance: 'false',
      sort: '-price',
      page: '2',
      compare: '201,202',
    }
    const filters = read(String(new URLSearchParams(query)))
    expect(
      Object.fromEntries(Object.entries(written(filters)).map(([name, value]) => [name, String(value)])),
    ).toEqual(query)
    expect(narrowing(filters)).toBe(5)
  })

  test('asks the server for what was chosen', () => {
    expect(asked(read('category=maid&price=8000-&insurance=true&sort=duration&nationality=٣'))).toEqual({
      query: {
        page: 1,
        limit: 10,
        category: 'housemaid',
        price_min: 8000,
        insurance: true,
        sort: 'duration',
        nationality: 3,
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
    'compare=x,,-3',
  ])('“%s” makes no sense and is left out', (query) => {
    expect(written(read(query))).toEqual({})
  })

  test('names a plan once and three at most to compare', () => {
    expect(read('compare=1,1,2,3,4').compare).toEqual([1, 2, 3])
  })
})

describe('another choice', () => {
  test('begins at the first page and keeps what is compared', () => {
    expect(written(withChoice(read('page=3&compare=7&service=hourly'), { service: 'period' }))).toEqual({
      service: 'period',
      compare: '7',
    })
  })

  test('of the page keeps the filters', () => {
    expect(written(withChoice(read('service=hourly'), { page: 2 }))).toEqual({ service: 'hourly', page: 2 })
  })

  test('of none takes all filters away and keeps what is compared', () => {
    expect(written(unfiltered(read('service=hourly&price=-500&compare=7,8&sort=price')))).toEqual({
      compare: '7,8',
    })
  })
})

describe('what is compared', () => {
  test('is added and taken away, and the page stays', () => {
    const two = withCompared(read('page=2&compare=7'), 8, true)
    expect(written(two)).toEqual({ page: 2, compare: '7,8' })
    expect(written(withCompared(two, 7, false))).toEqual({ page: 2, compare: '8' })
  })

  test('never grows past three', () => {
    expect(withCompared(read('compare=1,2,3'), 4, true).compare).toEqual([1, 2, 3])
  })
})
