import { describe, expect, test } from 'vitest'
import { addHours, addMinutes, instant, localDate } from '../calendar/index.ts'
import {
  complainedInPeriod,
  complainUntil,
  complaintAnswer,
  defaultsOn,
  driverWaitsUntil,
  exchangeBy,
  policyConfig,
  refundArrival,
  reviewBy,
} from './index.ts'

const at = instant('2026-02-18T10:15:00+03:00')
const config = policyConfig({
  complaintAnswerHours: { from: 2, by: 4 },
  reviewHours: 1,
  exchangeBusinessDays: 1,
  refundBusinessDays: { from: 1, by: 2 },
  visitComplaintHours: 24,
  driverWaitMinutes: 10,
  invoiceGraceDays: 0,
})

describe('what the customer is promised', () => {
  test('a complaint is answered in 24 to 48 hours', () => {
    expect(complaintAnswer(at)).toEqual({ from: addHours(at, 24), by: addHours(at, 48) })
    expect(complaintAnswer(at, config)).toEqual({ from: addHours(at, 2), by: addHours(at, 4) })
  })

  test('a request is reviewed within 48 hours', () => {
    expect(reviewBy(at)).toBe(instant('2026-02-20T10:15:00+03:00'))
    expect(reviewBy(at, config)).toBe(addHours(at, 1))
  })

  test('an exchange approved on a Wednesday is due on Sunday, the second business day', () => {
    expect(exchangeBy({ approvedOn: localDate('2026-02-18') })).toBe('2026-02-22')
    expect(exchangeBy({ approvedOn: localDate('2026-02-18') }, config)).toBe('2026-02-19')
  })

  test('an exchange requested for a future day is due on that day', () => {
    const approvedOn = localDate('2026-02-18')
    expect(exchangeBy({ approvedOn, from: localDate('2026-03-05') })).toBe('2026-03-05')
    expect(exchangeBy({ approvedOn, from: localDate('2026-02-19') })).toBe('2026-02-22')
  })

  test('a refund approved on a Thursday arrives from the next Thursday to the Monday after', () => {
    expect(refundArrival(localDate('2026-02-19'))).toEqual({ from: '2026-02-26', by: '2026-03-02' })
    expect(refundArrival(localDate('2026-02-18'), config)).toEqual({ from: '2026-02-19', by: '2026-02-22' })
  })

  test('Friday and Saturday are no business days', () => {
    expect(exchangeBy({ approvedOn: localDate('2026-02-20') })).toBe('2026-02-23')
    expect(exchangeBy({ approvedOn: localDate('2026-02-21') })).toBe('2026-02-23')
  })
})

describe('what the customer must keep', () => {
  test('a complaint about a visit counts for 48 hours', () => {
    const visit = { kind: 'visit', endsAt: at } as const
    expect(complainUntil(visit)).toBe(addHours(at, 48))
    expect(complainedInPeriod(visit, addHours(at, 48))).toBe(true)
    expect(complainedInPeriod(visit, instant(addHours(at, 48) + 1))).toBe(false)
    expect(complainUntil(visit, config)).toBe(addHours(at, 24))
    expect(complainedInPeriod(visit, addHours(at, 25), config)).toBe(false)
  })

  test('a complaint about a contract counts until the contract ends', () => {
    const contract = { kind: 'contract', endsAt: at } as const
    expect(complainUntil(contract)).toBe(at)
    expect(complainedInPeriod(contract, at)).toBe(true)
    expect(complainedInPeriod(contract, instant(at + 1))).toBe(false)
  })

  test('the driver waits five minutes', () => {
    expect(driverWaitsUntil(at)).toBe(addMinutes(at, 5))
    expect(driverWaitsUntil(at, config)).toBe(addMinutes(at, 10))
  })

  test('a contract is defaulted when an invoice was unpaid for more than seven days', () => {
    expect(defaultsOn(localDate('2026-02-18'))).toBe('2026-02-26')
    expect(defaultsOn(localDate('2026-02-18'), config)).toBe('2026-02-19')
  })
})
