import type { Plan } from '@sakina/api-client/client'
import { localDate } from '@sakina/domain/calendar'
import { money } from '@sakina/domain/money'
import { describe, expect, test } from 'vitest'

import { toRankablePlan } from '../../../shared/plans/plan-view.ts'
import { toCompleteHelpAnswers, parseHelpAnswers, type CompleteHelpAnswers } from './questions.ts'
import { separateSharedReasons, suggestPlans } from './suggest-plans.ts'

const plan = (id: number, given: Partial<Plan> & { job: Plan['job'] }): Plan => ({
  id,
  name: `plan ${id}`,
  service: { id: 2, name: 'resident', code: 'resident' },
  nationality: null,
  listPrice: money(300_000),
  employeeWage: money(150_000),
  salary: null,
  taxes: [{ id: null, name: 'VAT 15%', percent: 15 }],
  durationDays: 90,
  durationLabel: null,
  visitsPerWeek: 0,
  visitCount: 0,
  visitPeriod: null,
  visitHours: null,
  availability: { state: 'now' },
  visitDays: { weekdays: [], season: null },
  requiresInsurance: false,
  insuranceAmount: null,
  visaFee: null,
  insuranceInPrice: true,
  category: null,
  trialDays: null,
  arrivalDays: null,
  paidThrough: 'checkout',
  ...given,
})
const job = (code: string) => ({ id: 1, name: code, code })
const hourly = { id: 1, name: 'hourly', code: 'hourly' } as const
const mediation = { id: 4, name: 'mediation', code: 'mediation' } as const

const plans = [
  plan(1, {
    job: job('housemaid'),
    service: hourly,
    durationDays: 30,
    visitCount: 4,
    listPrice: money(40_000),
    employeeWage: null,
  }),
  plan(2, {
    job: job('housemaid'),
    service: hourly,
    durationDays: 1,
    visitCount: 1,
    listPrice: money(9_900),
    employeeWage: null,
  }),
  plan(3, { job: job('housemaid') }),
  plan(4, {
    job: job('housemaid'),
    service: mediation,
    durationDays: 730,
    listPrice: money(700_000),
    trialDays: 90,
  }),
  plan(5, { job: job('nanny'), listPrice: null }),
  plan(6, { job: job('nanny'), durationDays: 30 }),
  plan(7, { job: job('nurse') }),
  plan(8, { job: null }),
].map(toRankablePlan)

const ask = (answers: Partial<CompleteHelpAnswers>) =>
  suggestPlans(plans, { need: 'housemaid', stay: 'either', long: 'months', first: 'price', ...answers }).map(
    ({ compared, reasons }) => [compared.plan.id, ...reasons.map(({ code }) => code)],
  )

describe('a suggested plan', () => {
  test('a suggested plan matches the required job', () => {
    expect(ask({ need: 'care' })).toEqual([[7, 'price', 'job', 'duration']])
    expect(ask({ need: 'cooking' })).toEqual([])
  })

  test('a suggested plan has visits if visits are wanted, and is live-in if a live-in worker is wanted', () => {
    expect(ask({ stay: 'visits', long: 'short' }).map(([id]) => id)).toEqual([2, 1])
    expect(ask({ stay: 'living' })[0]).toEqual([3, 'price', 'job', 'living', 'duration'])
  })

  test('a suggested plan with the wanted duration is listed first and names the duration as a reason', () => {
    expect(ask({ long: 'years' })[0]).toEqual([4, 'price', 'job', 'duration'])
  })

  test('a suggested plan names an early beginning as a reason if one is wanted, except for recruitment', () => {
    const suggested = ask({ long: 'years', stay: 'living', first: 'soon' })
    expect(suggested.find(([id]) => id === 4)).not.toContain('soon')
    expect(suggested.find(([id]) => id === 3)).toContain('soon')
  })

  test('a suggested plan names its trial period as a reason if a trial is wanted', () => {
    expect(ask({ long: 'years', first: 'trial' })[0]).toEqual([4, 'trial', 'job', 'duration', 'price'])
  })

  test('a suggested plan leads with the priority of the customer, and says what it lacks of it', () => {
    const leading = (answers: Partial<CompleteHelpAnswers>) => ask(answers).map(([id, code]) => [id, code])
    expect(leading({ stay: 'visits', first: 'trial' })).toEqual([
      [2, 'noTrial'],
      [1, 'noTrial'],
    ])
    expect(leading({ long: 'years', first: 'soon' })[0]).toEqual([4, 'job'])
    expect(leading({ stay: 'visits', long: 'short' })).toEqual([
      [2, 'price'],
      [1, 'priceMore'],
    ])
  })

  test('plans without a price are suggested last', () => {
    expect(ask({ need: 'nanny', long: 'years' }).map(([id]) => id)).toEqual([6, 5])
  })

  test('a suggested plan has an available worker, and names an early beginning only if she is available now', () => {
    const [none, later] = [{ state: 'none' }, { state: 'later', from: localDate('2026-12-03') }] as const
    const houseman = { job: job('houseman') }
    const answers = { need: 'houseman', stay: 'either', long: 'months', first: 'soon' } as const
    const offered = [
      plan(1, { ...houseman, availability: none }),
      plan(2, { ...houseman, availability: later }),
    ]
    expect(
      suggestPlans(offered.map(toRankablePlan), answers).map(({ compared, reasons }) => [
        compared.plan.id,
        ...reasons.map(({ code }) => code),
      ]),
    ).toEqual([[2, 'job', 'duration', 'price']])
  })

  test('the plan finder suggests at most three plans', () => {
    expect(ask({})).toHaveLength(3)
  })
})

describe('the reasons of several suggested plans', () => {
  const filipino = { id: 1, code: 'PH', name: 'Filipino' }
  const kenyan = { id: 2, code: 'KE', name: 'Kenyan' }
  const nanny = { job: job('nanny'), durationDays: 180 }
  const answers = { need: 'nanny', stay: 'living', long: 'months', first: 'price' } as const
  const codes = ({ code }: { code: string }) => code

  test('reasons that all suggested plans share are shown once, and each suggestion keeps one of its own', () => {
    const offered = [
      plan(1, { ...nanny, nationality: filipino, listPrice: money(1_200_000) }),
      plan(2, { ...nanny, nationality: filipino, listPrice: money(900_000), durationDays: 90 }),
      plan(3, { ...nanny, nationality: kenyan, listPrice: money(1_800_000) }),
    ]
    const { shared, own } = separateSharedReasons(suggestPlans(offered.map(toRankablePlan), answers))
    expect(shared.map(codes)).toEqual(['job', 'living', 'duration'])
    expect(own.map(({ compared, reasons }) => [compared.plan.id, ...reasons.map(codes)])).toEqual([
      [1, 'price'],
      [2, 'priceMore', 'total'],
      [3, 'priceMore', 'nationality'],
    ])
  })

  test('the reasons of a single suggested plan are all kept', () => {
    const suggestions = suggestPlans([plan(1, nanny)].map(toRankablePlan), answers)
    expect(separateSharedReasons(suggestions)).toEqual({ shared: [], own: suggestions })
  })

  test('the price by which suggested plans are ranked includes a salary paid beside it', () => {
    const beside = { ...nanny, employeeWage: null, salary: money(150_000) }
    const offered = [
      plan(1, { ...beside, listPrice: money(300_000) }),
      plan(2, { ...nanny, listPrice: money(300_000) }),
    ]
    expect(
      suggestPlans(offered.map(toRankablePlan), answers).map(({ compared }) => compared.plan.id),
    ).toEqual([2, 1])
  })
})

describe('the answers of the plan finder in the URL', () => {
  test('plan finder answers in the URL are ignored unless they are options', () => {
    expect(parseHelpAnswers(new URLSearchParams('need=nanny&stay=castle&long=years'))).toEqual({
      need: 'nanny',
      stay: undefined,
      long: 'years',
      first: undefined,
    })
  })

  test('plan finder answers are complete once all four questions are answered', () => {
    expect(
      toCompleteHelpAnswers(parseHelpAnswers(new URLSearchParams('need=nanny&stay=living&long=years'))),
    ).toBeUndefined()
    expect(
      toCompleteHelpAnswers(
        parseHelpAnswers(new URLSearchParams('need=nanny&stay=living&long=years&first=soon')),
      ),
    ).toEqual({
      need: 'nanny',
      stay: 'living',
      long: 'years',
      first: 'soon',
    })
  })
})
