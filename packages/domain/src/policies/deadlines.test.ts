import { describe, expect, test } from 'vitest'
import { addHours, addMinutes, instant, localDate } from '../calendar/index.ts'
import {
  isComplaintInTimeForRefund,
  refundableComplaintDeadline,
  complaintAnswerTimeRange,
  contactAnswerDeadline,
  contractDefaultDate,
  driverWaitDeadline,
  failedVisitChoiceDeadline,
  replacementDeadline,
  createPolicyConfig,
  refundArrivalDateRange,
  requestReviewDeadline,
} from './index.ts'

const at = instant('2026-02-18T10:15:00+03:00')
const config = createPolicyConfig({
  complaintAnswerHours: { from: 2, by: 4 },
  reviewHours: 1,
  exchangeBusinessDays: 1,
  refundBusinessDays: { from: 1, by: 2 },
  visitComplaintHours: 24,
  driverWaitMinutes: 10,
  failedVisitChoiceHours: 24,
  invoiceGraceDays: 0,
})

describe('the deadlines of the agency', () => {
  test('a complaint is answered in 24 to 48 hours', () => {
    expect(complaintAnswerTimeRange(at)).toEqual({ from: addHours(at, 24), by: addHours(at, 48) })
    expect(complaintAnswerTimeRange(at, config)).toEqual({ from: addHours(at, 2), by: addHours(at, 4) })
  })

  test('a message of Thursday is answered by the end of Sunday, one of Sunday by the end of Monday', () => {
    expect(contactAnswerDeadline(instant('2026-02-19T22:00:00+03:00'))).toBe(
      instant('2026-02-22T23:59:00+03:00'),
    )
    expect(contactAnswerDeadline(instant('2026-02-22T00:10:00+03:00'))).toBe(
      instant('2026-02-23T23:59:00+03:00'),
    )
  })

  test('a family chooses for a failed visit within 72 hours', () => {
    expect(failedVisitChoiceDeadline(at)).toBe(instant('2026-02-21T10:15:00+03:00'))
    expect(failedVisitChoiceDeadline(at, config)).toBe(addHours(at, 24))
  })

  test('a request is reviewed within 48 hours', () => {
    expect(requestReviewDeadline(at)).toBe(instant('2026-02-20T10:15:00+03:00'))
    expect(requestReviewDeadline(at, config)).toBe(addHours(at, 1))
  })

  test('a replacement approved on a Wednesday is due on Sunday, the second business day', () => {
    expect(replacementDeadline({ approvedOn: localDate('2026-02-18') })).toBe('2026-02-22')
    expect(replacementDeadline({ approvedOn: localDate('2026-02-18') }, config)).toBe('2026-02-19')
  })

  test('a replacement requested for a later day is due on that day, but not before the second business day', () => {
    const approvedOn = localDate('2026-02-18')
    expect(replacementDeadline({ approvedOn, from: localDate('2026-03-05') })).toBe('2026-03-05')
    expect(replacementDeadline({ approvedOn, from: localDate('2026-02-19') })).toBe('2026-02-22')
  })

  test('a refund approved on a Thursday arrives from the next Thursday to the Monday after', () => {
    expect(refundArrivalDateRange(localDate('2026-02-19'))).toEqual({ from: '2026-02-26', by: '2026-03-02' })
    expect(refundArrivalDateRange(localDate('2026-02-18'), config)).toEqual({
      from: '2026-02-19',
      by: '2026-02-22',
    })
  })

  test('Friday and Saturday are not business days', () => {
    expect(replacementDeadline({ approvedOn: localDate('2026-02-20') })).toBe('2026-02-23')
    expect(replacementDeadline({ approvedOn: localDate('2026-02-21') })).toBe('2026-02-23')
  })
})

describe('the deadlines of the customer', () => {
  test('a complaint made within 48 hours after the end of a visit keeps the right to a refund', () => {
    const visit = { kind: 'visit', endsAt: at } as const
    expect(refundableComplaintDeadline(visit)).toBe(addHours(at, 48))
    expect(isComplaintInTimeForRefund(visit, addHours(at, 48))).toBe(true)
    expect(isComplaintInTimeForRefund(visit, instant(addHours(at, 48) + 1))).toBe(false)
    expect(refundableComplaintDeadline(visit, config)).toBe(addHours(at, 24))
    expect(isComplaintInTimeForRefund(visit, addHours(at, 25), config)).toBe(false)
  })

  test('a complaint made before the contract ends keeps the right to a refund', () => {
    const contract = { kind: 'contract', endsAt: at } as const
    expect(refundableComplaintDeadline(contract)).toBe(at)
    expect(isComplaintInTimeForRefund(contract, at)).toBe(true)
    expect(isComplaintInTimeForRefund(contract, instant(at + 1))).toBe(false)
  })

  test('the driver waits five minutes at a door', () => {
    expect(driverWaitDeadline(at)).toBe(addMinutes(at, 5))
    expect(driverWaitDeadline(at, config)).toBe(addMinutes(at, 10))
  })

  test('a contract is defaulted when an invoice was unpaid for more than seven days', () => {
    expect(contractDefaultDate(localDate('2026-02-18'))).toBe('2026-02-26')
    expect(contractDefaultDate(localDate('2026-02-18'), config)).toBe('2026-02-19')
  })
})
