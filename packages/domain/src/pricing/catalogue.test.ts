import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '../testing/demo-catalogue.ts'
import { fromWire } from '../money/index.ts'
import { amountOf, quote, taxPercentOf } from './index.ts'

type CataloguePlan = {
  id: number
  list_price: number
  employee_wage: number
  taxes_id: { name: string; amount: number }[]
  visit_count: number
  expected: { taxable: number; vat: number; total_incl_vat: number }
}
const { plans }: { plans: CataloguePlan[] } = JSON.parse(demoCatalogue())

describe('the totals of the demo catalogue', () => {
  test('the catalogue has plans to recompute', () => {
    expect(plans.length).toBeGreaterThanOrEqual(37)
  })

  test.each(plans.map((plan) => [plan.id, plan] as const))('plan %d costs what it says', (_id, plan) => {
    const request = { listPrice: fromWire(plan.list_price), wage: fromWire(plan.employee_wage) }
    const names = plan.taxes_id.map(({ name }) => ({ name }))
    const answer = quote({ ...request, tax: taxPercentOf(plan.taxes_id) })
    expect(amountOf(answer, 'service')).toBe(fromWire(plan.expected.taxable))
    expect(amountOf(answer, 'tax')).toBe(fromWire(plan.expected.vat))
    expect(answer.total).toBe(fromWire(plan.expected.total_incl_vat))
    expect(quote({ ...request, tax: taxPercentOf(names) }).hash).toBe(answer.hash)
  })
})
