import { describe, expect, test } from 'vitest'
import { addHours, instant } from '../calendar/index.ts'
import { demoCatalogue } from '../testing/demo-catalogue.ts'
import { moneyFromWire, ZERO_MONEY, percentToNumber, sum } from '../money/index.ts'
import { calculateQuote, totalTaxPercent } from '../pricing/index.ts'
import { cancellationQuote, DEFAULT_POLICIES, paidAmountsOf } from './index.ts'

type Example = {
  title: { en: string }
  input: {
    hours_before?: number
    visit_value_ex_vat?: number
    list_price?: number
    employee_wage?: number
    visits?: number
    days?: number
    used?: number
  }
  fee?: number
  unused_ex_vat?: number
  unused_service_ex_vat?: number
  unused_wage?: number
  fee_ex_vat?: number
  fee_vat?: number
  refund_incl_vat: number
}
type Policies = {
  visit_change_notice_hours: number
  driver_wait_minutes: number
  contract_break_percent: number
  visa_fee_estimate: number
  refund: {
    review_hours: number
    exchange_business_days: number
    refund_business_days_min: number
    refund_business_days_max: number
  }
  complaint_response_hours: { min: number; max: number }
  preview_examples: Example[]
}
const { policies }: { policies: Policies } = JSON.parse(demoCatalogue())
const now = instant('2026-02-18T10:15:00+03:00')

describe('the policies the demo catalogue shows', () => {
  test('the policies the demo catalogue shows are the defaults', () => {
    expect(policies.visit_change_notice_hours).toBe(DEFAULT_POLICIES.noticeHours)
    expect(policies.driver_wait_minutes).toBe(DEFAULT_POLICIES.driverWaitMinutes)
    expect(policies.contract_break_percent).toBe(percentToNumber(DEFAULT_POLICIES.breakFeePercent))
    expect(moneyFromWire(policies.visa_fee_estimate)).toBe(DEFAULT_POLICIES.visaFee)
    expect(policies.refund).toEqual({
      review_hours: DEFAULT_POLICIES.reviewHours,
      exchange_business_days: DEFAULT_POLICIES.exchangeBusinessDays,
      refund_business_days_min: DEFAULT_POLICIES.refundBusinessDays.from,
      refund_business_days_max: DEFAULT_POLICIES.refundBusinessDays.by,
    })
    expect(policies.complaint_response_hours).toEqual({
      min: DEFAULT_POLICIES.complaintAnswerHours.from,
      max: DEFAULT_POLICIES.complaintAnswerHours.by,
    })
  })

  test('the policies of the demo catalogue include at least three worked examples', () => {
    expect(policies.preview_examples.length).toBeGreaterThanOrEqual(3)
  })

  test.each(policies.preview_examples.map((example) => [example.title.en, example] as const))(
    'the policy example “%s” gives the stated result',
    (_title, example) => {
      const { input } = example
      const tax = totalTaxPercent([{ name: 'VAT 15%' }])
      const answer = cancellationQuote(
        {
          paid: paidAmountsOf(
            calculateQuote({
              listPrice: moneyFromWire(input.list_price ?? input.visit_value_ex_vat),
              wage: moneyFromWire(input.employee_wage ?? 0),
              tax,
            }),
          ),
          taxPercent: tax,
          units: { total: input.visits ?? input.days ?? 1, used: input.used ?? 0 },
          instalments: false,
          startsAt: addHours(now, input.hours_before ?? -24),
          nextVisitAt: input.days === undefined ? addHours(now, input.hours_before ?? 72) : undefined,
        },
        now,
      )
      if (!answer.ok) throw new Error(answer.reason.code)
      const amount = (lineCode: string) =>
        sum(answer.value.lines.filter(({ code }) => code === lineCode).map((line) => line.amount))
      expect(answer.value.refund).toBe(moneyFromWire(example.refund_incl_vat))
      expect(-amount('break_fee') + 0).toBe(moneyFromWire(example.fee_ex_vat ?? example.fee ?? 0))
      expect(-amount('break_fee_tax') + 0).toBe(moneyFromWire(example.fee_vat ?? 0))
      expect(amount('unused_wage')).toBe(moneyFromWire(example.unused_wage ?? 0))
      const unused = example.unused_ex_vat ?? example.unused_service_ex_vat ?? input.visit_value_ex_vat
      expect(amount('unused_service')).toBe(moneyFromWire(unused ?? ZERO_MONEY))
    },
  )
})
