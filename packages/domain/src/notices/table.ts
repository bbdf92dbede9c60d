import type {
  ComplaintState,
  NoticeChannel,
  NoticeKind,
  NoticeTopic,
  TrackingStage,
} from '../vocabulary/index.ts'

type Name = { readonly ar: string; readonly en: string }

/** What the words of a notice are made of. Amounts are halalas, days `YYYY-MM-DD`, times `HH:MM`. */
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
}

/** A notice of one kind, the record it speaks of, and the facts of that kind. */
export type Notice = {
  readonly [Kind in NoticeKind]: {
    readonly kind: Kind
    readonly about: string
    readonly facts: NoticeFacts[Kind]
  }
}[NoticeKind]

export type NoticeRule = {
  /** Offers are marketing and reach only who asked for them; everything else serves the contract. */
  readonly topic: NoticeTopic
  readonly channels: readonly NoticeChannel[]
  /** Whether email and text wait for the morning: not where somebody just did what it speaks of, or must act at once. */
  readonly atNight: 'waits' | 'goes'
}

const listOnly = ['portal'] as const
const listAndMail = ['portal', 'mail'] as const
const everywhere = ['portal', 'mail', 'text'] as const

const row = (
  topic: NoticeTopic,
  channels: readonly NoticeChannel[],
  atNight: NoticeRule['atNight'] = 'waits',
): NoticeRule => ({ topic, channels, atNight })

/** Everything a customer is told, by which ways. Its words are the server's, one message a kind. */
export const noticeRules: Readonly<Record<NoticeKind, NoticeRule>> = {
  // whoever ordered stands before the payment page, or reads that the office will name a price
  order_placed: row('orders', listOnly, 'goes'),
  order_paid: row('orders', everywhere, 'goes'),
  order_expired: row('orders', listAndMail),
  package_priced: row('orders', everywhere),
  stage_reached: row('orders', listAndMail),
  worker_changed: row('orders', everywhere),
  visit_tomorrow: row('visits', everywhere),
  visit_soon: row('visits', everywhere),
  visit_moved: row('visits', everywhere),
  visit_missed: row('visits', everywhere),
  visit_done: row('visits', listOnly),
  request_answered: row('requests', everywhere),
  complaint_answered: row('requests', everywhere),
  refund_approved: row('billing', listAndMail),
  refund_sent: row('billing', listAndMail),
  invoice_due: row('billing', everywhere),
  invoice_overdue: row('billing', everywhere),
  contract_ending: row('contracts', listAndMail),
  // asked for by whoever waits
  wait_list_answered: row('orders', listAndMail),
  voucher_ending: row('offers', listAndMail),
  // a session lasts a day at most: an email for each would soon be read by nobody
  new_sign_in: row('security', listOnly, 'goes'),
  password_changed: row('security', everywhere, 'goes'),
}
