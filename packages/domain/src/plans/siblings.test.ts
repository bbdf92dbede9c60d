import { describe, expect, test } from 'vitest'
import { money } from '../money/index.ts'
import { planServingWindow, planWithSiblings } from './siblings.ts'

const morning = {
  id: 101,
  serviceId: 1,
  jobId: 1,
  categoryCode: 'basic',
  visitCount: 1,
  durationDays: 1,
  visitHours: 4,
}
const evening = { ...morning, id: 102 }

describe('sibling plans', () => {
  test('sibling plans have the same service, job, category, visits, duration and hours, and the requested plan is first', () => {
    const others = [
      { ...morning, serviceId: 2 },
      { ...morning, jobId: 5 },
      { ...morning, categoryCode: 'premium' },
      { ...morning, visitCount: 4 },
      { ...morning, durationDays: 30 },
      { ...morning, visitHours: 8 },
    ]
    expect(planWithSiblings(evening, [morning, ...others, evening])).toEqual([evening, morning])
  })

  test('a plan without visits has no siblings but itself', () => {
    const stay = { ...morning, visitCount: 0 }
    expect(planWithSiblings(stay, [stay, { ...stay, id: 103 }])).toEqual([stay])
  })
})

describe('the sibling plan that serves a window', () => {
  const plan = (id: number, halalas: number, free: boolean) => ({ id, price: money(halalas), free })

  test.each([
    ['the requested one, though another is cheaper', [plan(1, 200, true), plan(2, 100, true)], 1],
    ['the cheapest with a free worker', [plan(1, 50, false), plan(2, 200, true), plan(3, 100, true)], 3],
    ['the requested one where no plan has a free worker', [plan(1, 200, false), plan(2, 100, false)], 1],
  ])('the sibling plan that serves a window is %s', (_which, candidates, id) => {
    expect(planServingWindow(candidates)?.id).toBe(id)
  })

  test('no sibling plan serves a window where no plan has visits at that time', () => {
    expect(planServingWindow([])).toBeUndefined()
  })
})
