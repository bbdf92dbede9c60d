import { describe, expect, it } from 'vitest'
import { addDays, localDate } from '../calendar/index.ts'
import { daysOfAlert, documentAlert, isPlausibleExpiry } from './expiring-documents.ts'

const today = localDate('2026-12-01')
const alertIn = (days: number) => documentAlert(addDays(today, days), today)

describe('documents that expire', () => {
  it('alerts sixty and thirty days before, and after the last valid day', () => {
    expect([61, 60, 31, 30, 0, -1].map(alertIn)).toEqual([
      undefined,
      'within_60',
      'within_60',
      'within_30',
      'within_30',
      'expired',
    ])
  })

  it('counts the next thirty days among the next sixty', () => {
    expect(daysOfAlert('within_60', today)).toEqual({ from: today, to: localDate('2027-01-30') })
    expect(daysOfAlert('within_30', today)).toEqual({ from: today, to: localDate('2026-12-31') })
    expect(daysOfAlert('expired', today)).toEqual({ from: undefined, to: localDate('2026-11-30') })
  })

  it('refuses a year that nobody means', () => {
    expect(isPlausibleExpiry(localDate('2036-12-01'), today)).toBe(true)
    expect(isPlausibleExpiry(localDate('2206-12-01'), today)).toBe(false)
    expect(isPlausibleExpiry(localDate('1926-12-01'), today)).toBe(false)
  })
})
