import type {
  ComplaintState,
  NoticeChannel,
  NoticeKind,
  NoticeTopic,
  OfferPlace,
  StoredContractState,
  TrackingStage,
  Fault,
} from '../vocabulary/index.ts'

type Name = { readonly ar: string; readonly en: string }

/**
 * The values that the text of a notice contains. Amounts are halalas, days `YYYY-MM-DD`, times `HH:MM`.
 */
export type NoticeFacts = {
  order_placed: { readonly number: string }
  order_paid: { readonly number: string; readonly amount: number }
  order_needs_worker: { readonly number: string; readonly amount: number }
  order_expired: { readonly number: string }
  order_cancelled: { readonly number: string; readonly paid: boolean }
  order_withdrawn: { readonly number: string }
  package_priced: { readonly number: string; readonly amount: number }
  /** An order that the office took for the family; until when it is held, null if it no longer is. */
  order_to_pay: {
    readonly number: string
    readonly amount: number
    readonly heldUntil: { readonly day: string; readonly time: string } | null
  }
  stage_reached: { readonly number: string; readonly stage: TrackingStage }
  /** The worker of a live-in contract should have come today, and nobody has said that she did. */
  worker_expected: { readonly number: string }
  /** The worker was at the door or is ready at the branch; until when the family can say that it is not so. */
  worker_offered: {
    readonly number: string
    readonly place: OfferPlace
    readonly disputeBy: { readonly day: string; readonly time: string }
  }
  worker_confirmed: { readonly number: string; readonly worker: Name }
  worker_changed: { readonly number: string; readonly worker: Name }
  visit_tomorrow: { readonly day: string; readonly from: string; readonly to: string }
  visit_soon: { readonly day: string; readonly from: string; readonly to: string }
  visit_moved: { readonly day: string; readonly from: string; readonly to: string }
  /** Another worker comes to one visit. */
  visit_worker_changed: { readonly day: string; readonly worker: Name }
  /** `isUsed`: the family lost the visit; missing in notices from before visits had a fault. */
  visit_cancelled: { readonly day: string; readonly isUsed?: boolean }
  visit_unconfirmed: { readonly day: string }
  /** `amount` is the price of the visit with its tax, or its unserved part if it was cut short. */
  visit_failed: {
    readonly day: string
    readonly fault: Exclude<Fault, 'family'>
    readonly isCutShort: boolean
    readonly amount: number
    /** Until when the family chooses another time or the money; null if it cannot. */
    readonly chooseBy: { readonly day: string; readonly time: string } | null
  }
  visit_on_the_way: { readonly from: string; readonly to: string }
  visit_at_door: { readonly minutes: number }
  visit_missed: { readonly day: string }
  /** `isOwnWord`: the family said so; missing in notices from before it could dispute a visit. */
  visit_done: { readonly day: string; readonly isOwnWord?: boolean }
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
  refund_failed: { readonly amount: number }
  invoice_due: { readonly number: string; readonly amount: number; readonly day: string }
  invoice_paid: { readonly number: string; readonly amount: number }
  invoice_overdue: { readonly number: string; readonly amount: number }
  /** `paid`: it had been paid, so the amount goes back. */
  charge_voided: { readonly number: string; readonly amount: number; readonly paid: boolean }
  /** An amount below zero was taken from the wallet. */
  wallet_adjusted: { readonly amount: number }
  /** `amount` is the cashback that was credited to the wallet. */
  points_earned: { readonly points: number; readonly amount: number }
  voucher_granted: { readonly code: string; readonly day: string }
  /** Without a day the voucher has no end. */
  voucher_returned: { readonly code: string; readonly day: string | null }
  contract_ending: { readonly number: string; readonly day: string; readonly days: number }
  contract_changed: { readonly number: string; readonly state: StoredContractState }
  /** The pause of the contract is over. */
  contract_resumed: { readonly number: string }
  contract_finished: { readonly number: string }
  /** Visits that had not taken place when their contract finished. */
  visits_ended: { readonly number: string; readonly count: number }
  wait_list_answered: { readonly name: Name; readonly isPlan: boolean; readonly path: string }
  voucher_ending: { readonly code: string; readonly days: number }
  new_sign_in: { readonly day: string; readonly time: string }
  password_changed: Readonly<Record<string, never>>
  mobile_changed: Readonly<Record<string, never>>
  email_changed: Readonly<Record<string, never>>
}

/** A notice of one kind, the id of its record, and the facts of that kind. */
export type Notice = {
  readonly [Kind in NoticeKind]: {
    readonly kind: Kind
    readonly about: string
    readonly facts: NoticeFacts[Kind]
  }
}[NoticeKind]

/** The topic and channels of a kind of notice, and whether a message waits for the morning. */
export type NoticeRule = {
  /**
   * Offers are advertising and are sent only to customers who asked for them; the other topics are
   * part of the service.
   */
  readonly topic: NoticeTopic
  readonly channels: readonly NoticeChannel[]
  /**
   * Whether an email or text waits for the morning. A message is sent at night if the customer
   * caused it just now or must act at once.
   */
  readonly atNight: 'waits' | 'goes'
}

const listOnly = ['portal'] as const
const listAndMail = ['portal', 'mail', 'push'] as const
const listAndText = ['portal', 'text', 'push'] as const
const mailAndText = ['portal', 'mail', 'text', 'push'] as const

/** Adds WhatsApp to channels. It is used neither for offers nor for the security of the account. */
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
  // The customer reads the confirmation on the page after ordering, so the list in the portal is enough.
  order_placed: row('orders', listOnly, 'goes'),
  order_paid: row('orders', orByWhatsApp(mailAndText), 'goes'),
  order_needs_worker: row('orders', orByWhatsApp(mailAndText), 'goes'),
  order_expired: row('orders', orByWhatsApp(listAndMail)),
  order_cancelled: row('orders', orByWhatsApp(mailAndText)),
  // The customer cancelled the order on its page just now, so the list in the portal is enough.
  order_withdrawn: row('orders', listOnly, 'goes'),
  package_priced: row('orders', orByWhatsApp(mailAndText)),
  // The family is on the phone or at the desk, and pays while the order is held.
  order_to_pay: row('orders', orByWhatsApp(mailAndText), 'goes'),
  stage_reached: row('orders', orByWhatsApp(listAndMail)),
  worker_expected: row('orders', orByWhatsApp(mailAndText)),
  worker_offered: row('orders', orByWhatsApp(mailAndText), 'goes'),
  worker_confirmed: row('orders', orByWhatsApp(mailAndText)),
  worker_changed: row('orders', orByWhatsApp(mailAndText)),
  visit_tomorrow: row('visits', orByWhatsApp(mailAndText)),
  visit_soon: row('visits', orByWhatsApp(mailAndText)),
  visit_moved: row('visits', orByWhatsApp(mailAndText)),
  visit_worker_changed: row('visits', orByWhatsApp(mailAndText)),
  visit_cancelled: row('visits', orByWhatsApp(mailAndText)),
  visit_failed: row('visits', orByWhatsApp(mailAndText)),
  visit_unconfirmed: row('visits', orByWhatsApp(mailAndText)),
  // The driver will soon be at the door, and an email might be read too late.
  visit_on_the_way: row('visits', orByWhatsApp(listAndText), 'goes'),
  visit_at_door: row('visits', orByWhatsApp(listAndText), 'goes'),
  visit_missed: row('visits', orByWhatsApp(mailAndText)),
  visit_done: row('visits', listOnly),
  request_answered: row('requests', orByWhatsApp(mailAndText)),
  complaint_answered: row('requests', orByWhatsApp(mailAndText)),
  refund_approved: row('billing', orByWhatsApp(listAndMail)),
  refund_sent: row('billing', orByWhatsApp(listAndMail)),
  refund_failed: row('billing', orByWhatsApp(mailAndText)),
  invoice_due: row('billing', orByWhatsApp(mailAndText)),
  // Sent at night too: it is the receipt, which the customer waits for.
  invoice_paid: row('billing', orByWhatsApp(listAndMail), 'goes'),
  invoice_overdue: row('billing', orByWhatsApp(mailAndText)),
  charge_voided: row('billing', orByWhatsApp(mailAndText)),
  wallet_adjusted: row('billing', orByWhatsApp(listAndMail)),
  // Only the list shows points, because a message after every visit would soon be ignored.
  points_earned: row('billing', listOnly),
  // No WhatsApp, which classifies vouchers as marketing although this one is the customer's own.
  voucher_granted: row('billing', listAndMail),
  voucher_returned: row('billing', listAndMail),
  contract_ending: row('contracts', orByWhatsApp(listAndMail)),
  contract_changed: row('contracts', orByWhatsApp(mailAndText)),
  contract_resumed: row('contracts', orByWhatsApp(mailAndText)),
  contract_finished: row('contracts', orByWhatsApp(listAndMail)),
  visits_ended: row('contracts', orByWhatsApp(mailAndText)),
  // No WhatsApp, which classifies this alert as marketing although the customer requested it.
  wait_list_answered: row('orders', listAndMail),
  voucher_ending: row('offers', listAndMail),
  // No email: a session lasts a day at most, and a message for each sign-in would soon be ignored.
  new_sign_in: row('security', listOnly, 'goes'),
  password_changed: row('security', mailAndText, 'goes'),
  // The text is sent to the number that was replaced, so that its owner notices a theft.
  mobile_changed: row('security', mailAndText, 'goes'),
  // The email is sent to the address that was replaced.
  email_changed: row('security', mailAndText, 'goes'),
}
