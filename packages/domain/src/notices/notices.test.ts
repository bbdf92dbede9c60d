import { describe, expect, it } from 'vitest'
import { instant, isoInstant } from '../calendar/index.ts'
import { noticeKinds } from '../vocabulary/index.ts'
import { channelsFor, dueReminder, isChoosable, isWanted, noticeRules, sendAt } from './index.ts'

const at = (day: string, time: string) => instant(`${day}T${time}:00+03:00`)
const undecided = () => undefined

describe('the table of notices', () => {
  it('shows everything in the portal, and puts what the account depends on out of reach of a choice', () => {
    for (const kind of noticeKinds) expect(noticeRules[kind].channels, kind).toContain('portal')
    expect(isChoosable('security', 'mail')).toBe(false)
    expect(isChoosable('visits', 'portal')).toBe(false)
    expect(isChoosable('visits', 'mail')).toBe(true)
    expect([isWanted('visits', undefined), isWanted('offers', undefined)]).toEqual([true, false])
  })
})

describe('the ways of a notice', () => {
  it('are those of its row until somebody refuses one', () => {
    for (const kind of noticeKinds)
      if (noticeRules[kind].topic !== 'offers')
        expect(channelsFor(kind, undecided), kind).toEqual(noticeRules[kind].channels)
    const withoutMail = (_: unknown, channel: string) => channel !== 'mail'
    expect(channelsFor('visit_tomorrow', withoutMail)).toEqual(['portal', 'text'])
    expect(channelsFor('password_changed', () => false)).toEqual(['portal', 'mail', 'text'])
    expect(channelsFor('visit_tomorrow', () => false)).toEqual(['portal'])
  })

  it('of marketing are those that were asked for', () => {
    expect(channelsFor('voucher_ending', undecided)).toEqual([])
    expect(channelsFor('voucher_ending', (_, channel) => channel === 'text')).toEqual([])
    expect(channelsFor('voucher_ending', (_, channel) => channel === 'mail')).toEqual(['portal', 'mail'])
  })
})

describe('the quiet hours', () => {
  const sent = (kind: Parameters<typeof sendAt>[0], day: string, time: string) =>
    isoInstant(sendAt(kind, at(day, time)))

  it('keep from 22:00 to 8:00 what can wait for the morning', () => {
    expect(sent('refund_sent', '2026-10-04', '21:59')).toBe('2026-10-04T18:59:00.000Z')
    expect(sent('refund_sent', '2026-10-04', '22:00')).toBe('2026-10-05T05:00:00.000Z')
    expect(sent('refund_sent', '2026-10-05', '07:59')).toBe('2026-10-05T05:00:00.000Z')
    expect(sent('refund_sent', '2026-10-05', '08:00')).toBe('2026-10-05T05:00:00.000Z')
  })

  it('let through what somebody just did', () => {
    expect(sent('order_paid', '2026-10-04', '23:30')).toBe('2026-10-04T20:30:00.000Z')
  })
})

describe('the reminders of a visit', () => {
  const visit = at('2026-10-12', '14:30')

  it('come on the evening before and two hours ahead', () => {
    expect(dueReminder(visit, at('2026-10-11', '17:59'))).toBeUndefined()
    expect(dueReminder(visit, at('2026-10-11', '18:00'))).toBe('visit_tomorrow')
    expect(dueReminder(visit, at('2026-10-11', '21:59'))).toBe('visit_tomorrow')
    expect(dueReminder(visit, at('2026-10-12', '12:29'))).toBeUndefined()
    expect(dueReminder(visit, at('2026-10-12', '12:30'))).toBe('visit_soon')
    expect(dueReminder(visit, at('2026-10-12', '14:30'))).toBeUndefined()
    expect(dueReminder(visit, at('2026-10-10', '18:00'))).toBeUndefined()
  })

  it('wake nobody', () => {
    expect(dueReminder(visit, at('2026-10-11', '22:00'))).toBeUndefined()
    expect(dueReminder(at('2026-10-12', '08:00'), at('2026-10-12', '06:30'))).toBeUndefined()
    expect(dueReminder(at('2026-10-12', '08:30'), at('2026-10-12', '08:00'))).toBe('visit_soon')
  })
})
