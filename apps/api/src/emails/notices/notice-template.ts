import type { NoticeFacts } from '@sakina/domain/notices'
import type { NoticeKind } from '@sakina/domain/vocabulary'
import type { Language } from '../../ports/payment.ts'
import type { WhatsAppTemplate } from '../../ports/whatsapp.ts'
import { noticeContent } from './notice.ts'
import { createNoticeFormatters, type NoticeMessage } from './notice-formatters.ts'

type Words = NoticeMessage & ReturnType<typeof createNoticeFormatters> & { readonly language: Language }

/**
 * The values that vary in each notice that WhatsApp can carry; Meta has approved the rest of the
 * text. Where the wording depends on a state or a number, the whole title or text is a value.
 */
const changingParts: {
  readonly [Kind in NoticeKind]?: (facts: NoticeFacts[Kind], words: Words) => readonly string[]
} = {
  order_paid: ({ number, amount }, { sar }) => [number, sar(amount)],
  order_needs_worker: ({ number, amount }, { sar }) => [number, sar(amount)],
  order_expired: ({ number }) => [number],
  order_cancelled: ({ number }, { text }) => [number, text],
  package_priced: ({ number, amount }, { sar }) => [number, sar(amount)],
  order_to_pay: ({ number }, { text }) => [number, text],
  stage_reached: ({ number }, { title }) => [title, number],
  worker_expected: ({ number }) => [number],
  worker_offered: (_, { title, text }) => [title, text],
  worker_confirmed: ({ number, worker }, { language }) => [worker[language], number],
  worker_changed: ({ number, worker }, { language }) => [worker[language], number],
  visit_tomorrow: ({ day, from, to }, words) => [words.day(day), words.span(from, to)],
  visit_soon: ({ from, to }, { span }) => [span(from, to)],
  visit_moved: ({ day, from, to }, words) => [words.day(day), words.span(from, to)],
  visit_worker_changed: ({ day, worker }, words) => [worker[words.language], words.day(day)],
  visit_cancelled: (_, { text }) => [text],
  visit_unconfirmed: ({ day }, words) => [words.day(day)],
  visit_failed: (_, { title, text }) => [title, text],
  visit_on_the_way: ({ from, to }, { span }) => [span(from, to)],
  visit_at_door: (_, { text }) => [text],
  visit_missed: ({ day }, words) => [words.day(day)],
  request_answered: ({ number }, { title }) => [title, number],
  complaint_answered: ({ number }, { text }) => [number, text],
  refund_approved: (_, { text }) => [text],
  refund_sent: ({ amount }, { sar }) => [sar(amount)],
  refund_failed: ({ amount }, { sar }) => [sar(amount)],
  invoice_due: ({ number, amount, day }, words) => [number, words.sar(amount), words.day(day)],
  invoice_paid: ({ number, amount }, { sar }) => [number, sar(amount)],
  invoice_overdue: ({ number, amount }, { sar }) => [number, sar(amount)],
  charge_voided: ({ number }, { text }) => [number, text],
  wallet_adjusted: (_, { title, text }) => [title, text],
  contract_ending: ({ number, day }, words) => [words.title, number, words.day(day)],
  contract_changed: ({ number }, { title }) => [title, number],
  contract_resumed: ({ number }) => [number],
  contract_finished: ({ number }) => [number],
  visits_ended: (_, { text }) => [text],
}

/** The template of a notice, named after its kind, and the values of its body. */
export function toWhatsAppTemplate<Kind extends NoticeKind>(
  notice: { readonly kind: Kind; readonly about: string; readonly facts: NoticeFacts[Kind] },
  language: Language,
): WhatsAppTemplate {
  const { kind, facts } = notice
  const parts = changingParts[kind]
  if (parts === undefined) throw new TypeError(`WhatsApp has no template for ${kind}`)
  const words = { ...createNoticeFormatters(language), ...noticeContent(notice, language), language }
  return { name: kind, language, parameters: parts(facts, words) }
}
