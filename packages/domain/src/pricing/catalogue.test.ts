import { describe, expect, test } from 'vitest'
import { demoCatalogue } from '../testing/demo-catalogue.ts'
import { moneyFromWire } from '../money/index.ts'
import { quoteLineAmount, calculateQuote, totalTaxPercent } from './index.ts'

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
  test('the totals of the demo catalogue are checked for at least 37 plans', () => {
    expect(plans.length).toBeGreaterThanOrEqual(37)
  })

  test.each(plans.map((plan) => [plan.id, plan] as const))(
    'the calculated total of catalogue plan %d equals the stated one',
    (_id, plan) => {
      const request = { listPrice: moneyFromWire(plan.list_price), wage: moneyFromWire(plan.employee_wage) }
      const names = plan.taxes_id.map(({ name }) => ({ name }))
      const answer = calculateQuote({ ...request, tax: totalTaxPercent(plan.taxes_id) })
      expect(quoteLineAmount(answer, 'service')).toBe(moneyFromWire(plan.expected.taxable))
      expect(quoteLineAmount(answer, 'tax')).toBe(moneyFromWire(plan.expected.vat))
      expect(answer.total).toBe(moneyFromWire(plan.expected.total_incl_vat))
      expect(calculateQuote({ ...request, tax: totalTaxPercent(names) }).hash).toBe(answer.hash)
    },
  )
})
