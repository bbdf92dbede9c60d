import { serviceCodes } from '../vocabulary/index.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { propertyTestOptions, slowTestOptions } from '../property-runs.ts'
import { isInCategory, planCategories, filterPlansByTab, parsePlanCategory } from './category.ts'
import { compareUnitPrices, economicalPlans, unitPrice } from './economical.ts'
import { filterPlans, planSortOrders, sortPlans } from './filter.ts'
import { parseJobCode } from './plan.ts'
import type { ComparablePlan } from './plan.ts'

type Sample = ComparablePlan & { readonly id: number }

const plan = (id: number, changed: Partial<ComparablePlan> = {}): Sample => ({
  id,
  service: 'resident',
  job: 'housemaid',
  nationalityId: 1,
  price: money(230_000),
  durationDays: 30,
  visitCount: 0,
  requiresInsurance: false,
  names: ['مقيمة شهر واحد', 'Live-in, one month'],
  ...changed,
})
const hourly = (id: number, price: number, visitCount: number): Sample =>
  plan(id, { service: 'hourly', price: money(price), visitCount, durationDays: 30 })
const ids = (plans: readonly Sample[]): number[] => plans.map(({ id }) => id)

const anyPlan = fc
  .record({
    service: fc.option(fc.constantFrom(...serviceCodes), { nil: undefined }),
    job: fc.constantFrom('housemaid' as const, 'nanny' as const, undefined),
    price: fc.integer({ min: 1, max: 5 }).map((value) => money(value * 10_000)),
    durationDays: fc.constantFrom(0, 1, 30, 90, 180, 360, 365, 730),
    visitCount: fc.integer({ min: 0, max: 3 }),
  })
  .map((changed) => plan(0, changed))
const anyPlans = fc.array(anyPlan, { maxLength: 20 }).map((plans) => plans.map((one, id) => ({ ...one, id })))

describe('jobs', () => {
  test('job codes are read as they are, and “maid” means housemaid', () => {
    expect(
      ['maid', 'Housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare'].map(parseJobCode),
    ).toEqual(['housemaid', 'housemaid', 'nanny', 'nurse', 'cookingHelpers', 'houseman', 'personalCare'])
    expect(parseJobCode('driver')).toBeUndefined()
  })
})

describe('categories of the order page', () => {
  test.each([
    ['babysitting', 'nanny', true],
    ['babysitting', 'nurse', false],
    ['personalCare', 'personalCare', true],
    ['personalCare', 'nurse', true],
    ['personalCare', 'nanny', false],
    ['cookingHelpers', 'cookingHelpers', true],
    ['cookingHelpers', 'housemaid', false],
    ['housemaid', 'housemaid', true],
    ['housemaid', 'houseman', false],
    ['houseman', 'houseman', true],
    ['houseman', 'housemaid', false],
    ['all', undefined, true],
    ['visitingTimes', 'nanny', false],
  ] as const)('the category %s of the order page includes a plan for %s: %s', (category, job, belongs) => {
    expect(isInCategory({ service: 'resident', job }, category)).toBe(belongs)
  })

  test('the category of visiting times contains the hourly plans of every job', () => {
    expect(isInCategory({ service: 'hourly', job: 'houseman' }, 'visitingTimes')).toBe(true)
  })

  test('the categories of plans are read from a URL in any letter case; maid means housemaid', () => {
    for (const category of planCategories) expect(parsePlanCategory(category.toUpperCase())).toBe(category)
    expect(parsePlanCategory(' Maid ')).toBe('housemaid')
    expect(parsePlanCategory('drivers')).toBeUndefined()
  })
})

describe('the price of a visit or a month', () => {
  test('the price of an hourly plan is per visit, that of a live-in plan per month of thirty days, and 730 days are 24 months', () => {
    expect(unitPrice(hourly(1, 82_800, 8))).toEqual({ per: 'visit', halalas: 82_800n, units: 8n })
    expect(unitPrice(plan(1, { price: money(718_500), durationDays: 90 }))).toEqual({
      per: 'month',
      halalas: 718_500n * 30n,
      units: 90n,
    })
    expect(unitPrice(plan(1, { durationDays: 730 }))?.units).toBe(720n)
  })

  test.each([
    ['no visits', hourly(1, 100, 0)],
    ['half a visit', hourly(1, 100, 0.5)],
    ['no days', plan(1, { durationDays: 0 })],
    ['NaN days', plan(1, { durationDays: NaN })],
    ['ten years and more', plan(1, { durationDays: 3661 })],
  ])('a plan of %s has no unit price', (_why, odd) => {
    expect(unitPrice(odd)).toBeUndefined()
  })

  test('unit prices are compared exactly: 1 SAR for 3 visits equals 2 SAR for 6, although neither divides evenly', () => {
    const three = unitPrice(hourly(1, 100, 3))
    const six = unitPrice(hourly(2, 200, 6))
    const dearer = unitPrice(hourly(3, 201, 6))
    if (!three || !six || !dearer) return expect.unreachable()
    expect([
      compareUnitPrices(three, six),
      compareUnitPrices(three, dearer),
      compareUnitPrices(dearer, three),
    ]).toEqual([0, -1, 1])
  })
})

describe('economical plans', () => {
  test('economical plans of six hourly ones are the two with the lowest price per visit', () => {
    const plans = [
      hourly(1, 11_385, 1),
      hourly(2, 43_585, 4),
      hourly(3, 82_800, 8),
      hourly(4, 117_300, 12),
      hourly(5, 52_900, 4),
      hourly(6, 143_175, 12),
    ]
    expect(ids(economicalPlans(plans))).toEqual([3, 4])
  })

  test('economical plans include every plan that ties with the last one', () => {
    const plans = [hourly(1, 100, 1), hourly(2, 200, 2), hourly(3, 300, 3), hourly(4, 500, 4)]
    expect(ids(economicalPlans(plans))).toEqual([1, 2, 3])
  })

  test('economical plans are chosen for each service separately, in the listed order', () => {
    const plans = [plan(1), hourly(2, 100, 1), plan(3, { price: money(100) }), hourly(4, 50, 1)]
    expect(ids(economicalPlans(plans))).toEqual([3, 4])
  })

  test('the only plan of a service is economical, and a service without plans has no economical one', () => {
    expect(ids(economicalPlans([plan(1)]))).toEqual([1])
    expect(economicalPlans([])).toEqual([])
  })

  test('economical plans exclude plans without a unit price and do not count them', () => {
    expect(ids(economicalPlans([plan(1, { durationDays: 0, price: money(1) }), plan(2), plan(3)]))).toEqual([
      2, 3,
    ])
    expect(economicalPlans([plan(1, { durationDays: 0 })])).toEqual([])
  })

  test(
    'the economical plans of a service are all up to a certain unit price, at least one plan and at least a third, rounded down',
    slowTestOptions,
    () => {
      fc.assert(
        fc.property(anyPlans, (plans) => {
          const chosen = economicalPlans(plans)
          for (const service of [undefined, ...serviceCodes]) {
            const priced = plans.flatMap((one) => (one.service === service ? (unitPrice(one) ?? []) : []))
            const inside = chosen.flatMap((one) => (one.service === service ? (unitPrice(one) ?? []) : []))
            expect(inside.length >= Math.min(priced.length, Math.max(1, Math.floor(priced.length / 3)))).toBe(
              true,
            )
            const cheaper = priced.filter((price) =>
              inside.every((limit) => compareUnitPrices(price, limit) < 0),
            )
            expect(inside.length > 0 ? cheaper : []).toEqual([])
            const dearest = inside.toSorted(compareUnitPrices).at(-1)
            const upTo = priced.filter((price) => dearest && compareUnitPrices(price, dearest) <= 0)
            expect(upTo).toHaveLength(inside.length)
          }
        }),
        propertyTestOptions,
      )
    },
  )
})

describe('the tabs of the services page', () => {
  const plans = [
    plan(1),
    plan(2, { job: 'nanny', price: money(500_000) }),
    plan(3, { price: money(900_000) }),
  ]

  test('the tabs of the services page show all plans, those for nannies, or the economical ones', () => {
    expect(ids(filterPlansByTab(plans, 'all'))).toEqual([1, 2, 3])
    expect(ids(filterPlansByTab(plans, 'nanny'))).toEqual([2])
    expect(ids(filterPlansByTab(plans, 'economical'))).toEqual([1])
  })
})

describe('filtering plans', () => {
  const plans = [
    plan(1, { requiresInsurance: true }),
    plan(2, {
      service: 'hourly',
      job: 'cookingHelpers',
      visitCount: 1,
      price: money(11_385),
      durationDays: 1,
    }),
    plan(3, {
      job: 'nanny',
      nationalityId: 2,
      price: money(718_500),
      durationDays: 90,
      names: ['مربية ثلاثة أشهر'],
    }),
    plan(4, { service: undefined, job: undefined, nationalityId: undefined }),
  ]
  const filteredIds = (filter: Parameters<typeof filterPlans>[1]): number[] => ids(filterPlans(plans, filter))

  test.each([
    [{}, [1, 2, 3, 4]],
    [{ category: 'babysitting' }, [3]],
    [{ category: 'visitingTimes' }, [2]],
    [{ service: 'resident' }, [1, 3]],
    [{ nationalityId: 2 }, [3]],
    [{ lowestPrice: money(230_000) }, [1, 3, 4]],
    [{ highestPrice: money(230_000) }, [1, 2, 4]],
    [{ lowestPrice: money(20_000), highestPrice: money(700_000) }, [1, 4]],
    [{ durationDays: 90 }, [3]],
    [{ requiresInsurance: true }, [1]],
    [{ requiresInsurance: false }, [2, 3, 4]],
    [{ query: 'مربيه اشهر' }, [3]],
    [{ query: 'live-in' }, [1, 2, 4]],
    [{ service: 'resident', durationDays: 1 }, []],
  ] as const)('filtering plans by %j keeps %j', (filter, expected) => {
    expect(filteredIds(filter)).toEqual(expected)
  })

  test('economical plans are chosen from the whole list, not from the plans that other filters leave', () => {
    expect(filteredIds({ economical: true })).toEqual([1, 2, 4])
    expect(filteredIds({ economical: true, nationalityId: 2 })).toEqual([])
    expect(filteredIds({ economical: false })).toEqual([1, 2, 3, 4])
  })
})

describe('sorting plans', () => {
  const plans = [
    plan(1, { price: money(300), durationDays: 90 }),
    plan(2, { price: money(100), durationDays: 30 }),
    plan(3, { price: money(200), durationDays: 180 }),
    plan(4, { price: money(100), durationDays: 1 }),
    hourly(5, 400, 4),
    hourly(6, 600, 8),
    plan(7, { price: money(50), durationDays: 0 }),
    plan(8, { price: money(60), durationDays: 0 }),
    plan(9, { service: 'mediation', price: money(900), durationDays: 730 }),
    plan(10, { service: 'period', price: money(800), durationDays: 365 }),
  ]
  const sorted = (order: (typeof planSortOrders)[number]): number[] => ids(sortPlans(plans, order))

  test('sorting plans by duration keeps equal ones in their listed order', () => {
    expect(sorted('listed')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(sorted('shortest')).toEqual([7, 8, 4, 2, 5, 6, 1, 3, 10, 9])
    expect(sorted('longest')).toEqual([9, 10, 3, 1, 2, 5, 6, 4, 7, 8])
  })

  test('sorting plans by price groups them by the unit of their price, compares within a group, and puts plans without a unit last', () => {
    expect(sorted('cheapest')).toEqual([6, 5, 3, 1, 2, 4, 10, 9, 7, 8])
    expect(sorted('dearest')).toEqual([9, 10, 4, 1, 2, 3, 5, 6, 7, 8])
    expect(ids(sortPlans(plans.toReversed(), 'cheapest'))).toEqual([6, 5, 3, 2, 1, 4, 10, 9, 8, 7])
  })

  test('sorting keeps every plan, and sorting plans twice changes nothing', slowTestOptions, () => {
    fc.assert(
      fc.property(anyPlans, fc.constantFrom(...planSortOrders), (any, order) => {
        const once = sortPlans(any, order)
        expect(ids(once).toSorted((a, b) => a - b)).toEqual(ids(any))
        expect(sortPlans(once, order)).toEqual(once)
      }),
      propertyTestOptions,
    )
  })
})
