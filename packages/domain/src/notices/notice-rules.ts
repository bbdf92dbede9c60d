import type {
  ComplaintState,
  NoticeChannel,
  NoticeKind,
  NoticeTopic,
  TrackingStage,
} from '../vocabulary/index.ts'

type Name = { readonly ar: string; readonly en: string }

/**
 * The values that the text of a notice contains. Amounts are halalas, days `YYYY-MM-DD`, times `HH:MM`.
 */
export type NoticeFacts = {
  order_placed: { readonly number: string }
  order_paid: { readonly number: string; readonly amount: number }
  order_expired: { readonly number: string }
  package_priced: { readonly number: string; readonly amount: number }
  stage_reached: { readonly number: string; readonly stage: TrackingStage }
  worker_changed: { readonly number: string; readonly worker: Name }
  visit_tomorrow: { readonly day: string; readonly from: string; readonly to: string }
  visit_soon: { readonly day: string; readonly from: string; readonly to: string }
  visit_moved: { readonly day: string; readonly from: string; readonly to: string }
  visit_on_the_way: { readonly from: string; readonly to: string }
  visit_at_door: { readonly minutes: number }
  visit_missed: { readonly day: string }
  visit_done: { readonly day: string }
  request_answered: { readonly number: string; readonly approved: boolean }
  complaint_answered: { readonly number: string; readonly state: ComplaintState }
  refund_approved: {
    readonly number: string
    readonly toCard: number
    readonly toWallet: number
    readonly dueFrom: string
    readonly dueBy: string
  }
  refund_sent: { readonly amount: number }
  invoice_due: { readonly number: string; readonly amount: number; readonly day: string }
  invoice_overdue: { readonly number: string; readonly amount: number }
  contract_ending: { readonly number: string; readonly day: string; readonly days: number }
  wait_list_answered: { readonly name: Name; readonly isPlan: boolean; readonly path: string }
  voucher_ending: { readonly code: string; readonly days: number }
  new_sign_in: { readonly day: string; readonly time: string }
  password_changed: Readonly<Record<string, never>>
  mobile_changed: Readonly<Record<string, never>>
}

/** A notice of one kind, the id of its record, and the facts of that kind. */
export type Notice = {
  readonly [Kind in NoticeKind]: {
    readonly kind: Kind
    readonly about: string
    readonly facts: NoticeFacts[Kind]
  }
}[NoticeKind]

export type NoticeRule = {
  /** Offers are marketing and are sent only on request; all other topics serve the contract. */
  readonly topic: NoticeTopic
  readonly channels: readonly NoticeChannel[]
  /**
   * Whether what leaves the portal waits for the morning. It does not after an action of the customer, or when the
   * customer must act at once.
   */
  readonly atNight: 'waits' | 'goes'
}

const listOnly = ['portal'] as const
const listAndMail = ['portal', 'mail'] as const
const listAndText = ['portal', 'text'] as const
const mailAndText = ['portal', 'mail', 'text'] as const

/** WhatsApp is for what serves a contract: neither for offers nor for the security of the account. */
const orByWhatsApp = (channels: readonly NoticeChannel[]): readonly NoticeChannel[] => [
  ...channels,
  'whatsapp',
]

const row = (
  topic: NoticeTopic,
  channels: readonly NoticeChannel[],
  atNight: NoticeRule['atNight'] = 'waits',
): NoticeRule => ({ topic, channels, atNight })

/** Every kind of notice and its channels. The server has the texts, one message for each kind. */
export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  // The customer is at the payment page, or reads there that the office will set a price.
  order_placed: row('orders', listOnly, 'goes'),
  order_paid: row('orders', orByWhatsApp(mailAndText), 'goes'),
  order_expired: row('orders', orByWhatsApp(listAndMail)),
  package_priced: row('orders', orByWhatsApp(mailAndText)),
  stage_reached: row('orders', orByWhatsApp(listAndMail)),
  worker_changed: row('orders', orByWhatsApp(mailAndText)),
  visit_tomorrow: row('visits', orByWhatsApp(mailAndText)),
  visit_soon: row('visits', orByWhatsApp(mailAndText)),
  visit_moved: row('visits', orByWhatsApp(mailAndText)),
  // somebody has to be at the door, at whatever hour; an email would be read too late
  visit_on_the_way: row('visits', orByWhatsApp(listAndText), 'goes'),
  visit_at_door: row('visits', orByWhatsApp(listAndText), 'goes'),
  visit_missed: row('visits', orByWhatsApp(mailAndText)),
  visit_done: row('visits', listOnly),
  request_answered: row('requests', orByWhatsApp(mailAndText)),
  complaint_answered: row('requests', orByWhatsApp(mailAndText)),
  refund_approved: row('billing', orByWhatsApp(listAndMail)),
  refund_sent: row('billing', orByWhatsApp(listAndMail)),
  invoice_due: row('billing', orByWhatsApp(mailAndText)),
  invoice_overdue: row('billing', orByWhatsApp(mailAndText)),
  contract_ending: row('contracts', orByWhatsApp(listAndMail)),
  // The customer has requested this alert, but WhatsApp takes it for marketing.
  wait_list_answered: row('orders', listAndMail),
  voucher_ending: row('offers', listAndMail),
  // A session lasts a day at most, and an email for each sign-in would soon be ignored.
  new_sign_in: row('security', listOnly, 'goes'),
  password_changed: row('security', mailAndText, 'goes'),
  // the text goes to the mobile that was replaced
  mobile_changed: row('security', mailAndText, 'goes'),
}
