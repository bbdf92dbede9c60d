import { describe, expect, it } from 'vitest'
import { instant, instantToIso } from '../calendar/index.ts'
import { noticeKinds } from '../vocabulary/index.ts'
import {
  noticeDeliveryChannels,
  choosableChannelsOf,
  dueVisitReminder,
  isTopicWanted,
  noticeRules,
  earliestSendTime,
} from './index.ts'
import { isNoticeChannelOptional, reachableNoticeChannels } from './preferences.ts'

const at = (day: string, time: string) => instant(`${day}T${time}:00+03:00`)
const undecided = () => undefined
const both = { email: true, mobile: true, whatsApp: false, push: false }
const all = { ...both, whatsApp: true }

describe('the table of notices', () => {
  it('the table of notices shows every notice in the portal, has offers and WhatsApp off by default, and lets nobody refuse security warnings by email', () => {
    for (const kind of noticeKinds) expect(noticeRules[kind].channels, kind).toContain('portal')
    expect(isNoticeChannelOptional('security', 'mail')).toBe(false)
    expect(isNoticeChannelOptional('visits', 'portal')).toBe(false)
    expect(isNoticeChannelOptional('visits', 'mail')).toBe(true)
    const byDefault = (topic: 'visits' | 'offers', channel: 'mail' | 'whatsapp') =>
      isTopicWanted(topic, channel, undefined)
    expect([byDefault('visits', 'mail'), byDefault('offers', 'mail')]).toEqual([true, false])
    expect(byDefault('visits', 'whatsapp')).toBe(false)
  })

  it('the table of notices sends neither offers nor security warnings by WhatsApp', () => {
    const kinds = noticeKinds.filter((kind) => noticeRules[kind].channels.includes('whatsapp'))
    const topics = new Set(kinds.map((kind) => noticeRules[kind].topic))
    expect([...topics]).toEqual(['orders', 'visits', 'requests', 'billing', 'contracts'])
  })
})

describe('the channels of a notice', () => {
  it('a notice that is no offer uses every reachable channel of its rule but WhatsApp until the customer refuses one, and a security warning despite a refusal', () => {
    for (const kind of noticeKinds)
      if (noticeRules[kind].topic !== 'offers')
        expect(noticeDeliveryChannels(kind, both, undecided), kind).toEqual(
          noticeRules[kind].channels.filter((channel) => channel !== 'whatsapp' && channel !== 'push'),
        )
    const withoutMail = (_: unknown, channel: string) => channel !== 'mail'
    expect(noticeDeliveryChannels('visit_tomorrow', both, withoutMail)).toEqual(['portal', 'text'])
    expect(noticeDeliveryChannels('password_changed', both, () => false)).toEqual(['portal', 'mail', 'text'])
    const everywhere = { ...all, push: true }
    for (const kind of noticeKinds) {
      const { topic } = noticeRules[kind]
      const unchanged = topic === 'security' ? reachableNoticeChannels(kind, everywhere) : ['portal']
      expect(
        noticeDeliveryChannels(kind, everywhere, () => false),
        kind,
      ).toEqual(topic === 'offers' ? [] : unchanged)
    }
  })

  it('an offer uses only the channels that the customer has chosen', () => {
    expect(noticeDeliveryChannels('voucher_ending', both, undecided)).toEqual([])
    expect(noticeDeliveryChannels('voucher_ending', both, (_, channel) => channel === 'text')).toEqual([])
    expect(noticeDeliveryChannels('voucher_ending', both, (_, channel) => channel === 'mail')).toEqual([
      'portal',
      'mail',
    ])
  })

  it('a notice uses only channels that reach the customer, and a text where there is no email address', () => {
    expect(reachableNoticeChannels('contract_ending', both)).toEqual(['portal', 'mail'])
    expect(reachableNoticeChannels('contract_ending', { ...both, email: false })).toEqual(['portal', 'text'])
    expect(reachableNoticeChannels('visit_tomorrow', { ...both, mobile: false })).toEqual(['portal', 'mail'])
    expect(reachableNoticeChannels('visit_tomorrow', { ...both, email: false, mobile: false })).toEqual([
      'portal',
    ])
    expect(reachableNoticeChannels('visit_done', { ...both, email: false })).toEqual(['portal'])
  })

  it('a notice uses WhatsApp only where it also uses a text, and only if the customer chose it', () => {
    const chosen = (_: unknown, channel: string) => channel === 'whatsapp' || undefined
    expect(noticeDeliveryChannels('visit_tomorrow', all, undecided)).toEqual(['portal', 'mail', 'text'])
    expect(noticeDeliveryChannels('visit_tomorrow', all, chosen)).toEqual([
      'portal',
      'mail',
      'text',
      'whatsapp',
    ])
    expect(noticeDeliveryChannels('visit_tomorrow', both, chosen)).not.toContain('whatsapp')
    expect(noticeDeliveryChannels('contract_ending', all, chosen)).toEqual(['portal', 'mail'])
    expect(noticeDeliveryChannels('contract_ending', { ...all, email: false }, chosen)).toEqual([
      'portal',
      'text',
      'whatsapp',
    ])
    expect(noticeDeliveryChannels('password_changed', all, chosen)).not.toContain('whatsapp')
    expect(noticeDeliveryChannels('wait_list_answered', { ...all, email: false }, chosen)).toEqual([
      'portal',
      'text',
    ])
  })

  it('a notice that can be pushed reaches a browser until the customer refuses it, a security warning always, and an offer not unless chosen', () => {
    const browser = { ...both, push: true }
    expect(noticeDeliveryChannels('visit_tomorrow', browser, undecided)).toEqual([
      'portal',
      'mail',
      'text',
      'push',
    ])
    expect(
      noticeDeliveryChannels('visit_tomorrow', browser, (_, channel) => channel !== 'push'),
    ).not.toContain('push')
    expect(noticeDeliveryChannels('password_changed', browser, () => false)).toContain('push')
    expect(noticeDeliveryChannels('voucher_ending', browser, undecided)).toEqual([])
    expect(noticeDeliveryChannels('visit_done', browser, undecided)).toEqual(['portal'])
    expect(choosableChannelsOf('offers', browser)).toEqual(['mail', 'push'])
  })

  it('a channel can be chosen for a topic only if the table sends a notice of the topic by that channel', () => {
    expect(choosableChannelsOf('visits', both)).toEqual(['mail', 'text'])
    expect(choosableChannelsOf('offers', both)).toEqual(['mail'])
    expect(choosableChannelsOf('offers', { ...both, email: false })).toEqual(['text'])
    expect(choosableChannelsOf('security', both)).toEqual([])
    expect(choosableChannelsOf('visits', all)).toEqual(['mail', 'text', 'whatsapp'])
  })
})

describe('the quiet hours', () => {
  const sent = (kind: Parameters<typeof earliestSendTime>[0], day: string, time: string) =>
    instantToIso(earliestSendTime(kind, at(day, time)))

  it('the quiet hours delay what can wait from 22:00 to 8:00 until the morning', () => {
    expect(sent('refund_sent', '2026-10-04', '21:59')).toBe('2026-10-04T18:59:00.000Z')
    expect(sent('refund_sent', '2026-10-04', '22:00')).toBe('2026-10-05T05:00:00.000Z')
    expect(sent('refund_sent', '2026-10-05', '07:59')).toBe('2026-10-05T05:00:00.000Z')
    expect(sent('refund_sent', '2026-10-05', '08:00')).toBe('2026-10-05T05:00:00.000Z')
  })

  it('the quiet hours do not delay a notice about the customer’s own action', () => {
    expect(sent('order_paid', '2026-10-04', '23:30')).toBe('2026-10-04T20:30:00.000Z')
  })
})

describe('the reminders of a visit', () => {
  const visit = at('2026-10-12', '14:30')

  it('the reminders of a visit are due on the evening before and two hours ahead', () => {
    expect(dueVisitReminder(visit, at('2026-10-11', '17:59'))).toBeUndefined()
    expect(dueVisitReminder(visit, at('2026-10-11', '18:00'))).toBe('visit_tomorrow')
    expect(dueVisitReminder(visit, at('2026-10-11', '21:59'))).toBe('visit_tomorrow')
    expect(dueVisitReminder(visit, at('2026-10-12', '12:29'))).toBeUndefined()
    expect(dueVisitReminder(visit, at('2026-10-12', '12:30'))).toBe('visit_soon')
    expect(dueVisitReminder(visit, at('2026-10-12', '14:30'))).toBeUndefined()
    expect(dueVisitReminder(visit, at('2026-10-10', '18:00'))).toBeUndefined()
  })

  it('the reminders of a visit are not sent during the quiet hours', () => {
    expect(dueVisitReminder(visit, at('2026-10-11', '22:00'))).toBeUndefined()
    expect(dueVisitReminder(at('2026-10-12', '08:00'), at('2026-10-12', '06:30'))).toBeUndefined()
    expect(dueVisitReminder(at('2026-10-12', '08:30'), at('2026-10-12', '08:00'))).toBe('visit_soon')
  })
})
