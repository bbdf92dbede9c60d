import { noticeRules, type NoticeFacts } from '../../packages/domain/src/notices/index.ts'
import {
  complaintStates,
  noticeKinds,
  offerPlaces,
  trackingStages,
  type NoticeKind,
} from '../../packages/domain/src/vocabulary/index.ts'
import { brand } from '../../apps/api/src/catalogue/brand.ts'
import { noticeContent } from '../../apps/api/src/emails/notices/notice.ts'
import { toWhatsAppTemplate } from '../../apps/api/src/emails/notices/notice-template.ts'

const number = 'SK-7F3K2'
const visit = { day: '2026-10-12', from: '14:30', to: '16:00' }

const chooseBy = { day: '2026-10-15', time: '09:30' }

/** One number for each plural form of Arabic, and zero. */
const counts = [0, 1, 2, 3, 11, 100]

const payout = { number, toCard: 30000, toWallet: 13585, dueFrom: '2026-10-18', dueBy: '2026-10-20' }

/** The facts of each notice in every state and number that changes its words. */
const examples: { readonly [Kind in NoticeKind]: readonly NoticeFacts[Kind][] } = {
  order_placed: [{ number }],
  order_paid: [{ number, amount: 43585 }],
  order_needs_worker: [{ number, amount: 43585 }],
  order_expired: [{ number }],
  order_cancelled: [true, false].map((paid) => ({ number, paid })),
  order_withdrawn: [{ number }],
  package_priced: [{ number, amount: 985050 }],
  order_to_pay: [chooseBy, null].map((heldUntil) => ({ number, amount: 43585, heldUntil })),
  stage_reached: trackingStages.map((stage) => ({ number, stage })),
  worker_expected: [{ number: 'SO-7K2M9' }],
  worker_offered: offerPlaces.map((place) => ({ number: 'SO-7K2M9', place, disputeBy: chooseBy })),
  worker_confirmed: [{ number, worker: { ar: 'ماريا', en: 'Maria' } }],
  worker_changed: [{ number, worker: { ar: 'ماريا', en: 'Maria' } }],
  visit_tomorrow: [visit],
  visit_soon: [visit],
  visit_moved: [visit],
  visit_worker_changed: [{ day: visit.day, worker: { ar: 'ماريا', en: 'Maria' } }],
  visit_cancelled: [{ day: visit.day, isUsed: true }, { day: visit.day }],
  visit_unconfirmed: [{ day: visit.day }],
  visit_failed: [
    { day: visit.day, fault: 'agency', isCutShort: false, amount: 10896, chooseBy },
    { day: visit.day, fault: 'nobody', isCutShort: false, amount: 10896, chooseBy },
    { day: visit.day, fault: 'agency', isCutShort: true, amount: 2724, chooseBy: null },
    { day: visit.day, fault: 'agency', isCutShort: false, amount: 10896, chooseBy: null },
  ],
  visit_on_the_way: [visit],
  visit_at_door: counts.filter((minutes) => minutes > 0).map((minutes) => ({ minutes })),
  visit_missed: [{ day: visit.day }],
  visit_done: [
    { day: visit.day, isOwnWord: false },
    { day: visit.day, isOwnWord: true },
  ],
  request_answered: [true, false].map((approved) => ({ number: 'RQ-4M8T1', approved })),
  complaint_answered: complaintStates.map((state) => ({ number: 'CP-9D2X6', state })),
  refund_approved: [payout, { ...payout, toWallet: 0 }, { ...payout, toCard: 0 }],
  refund_sent: [{ amount: 30000 }],
  refund_failed: [{ amount: 30000 }],
  invoice_due: [{ number: 'INV-000042', amount: 11500, day: '2026-10-19' }],
  invoice_paid: [{ number: 'INV-000042', amount: 11500 }],
  invoice_overdue: [{ number: 'INV-000042', amount: 11500 }],
  charge_voided: [true, false].map((paid) => ({ number: 'INV-000042', amount: 11500, paid })),
  wallet_adjusted: [{ amount: 5000 }, { amount: -5000 }],
  points_earned: [{ points: 0, amount: 450 }, ...counts.slice(1).map((points) => ({ points, amount: 0 }))],
  voucher_granted: [{ code: 'GV-8K3W1', day: '2026-12-31' }],
  voucher_returned: [
    { code: 'PT-2Q7N4', day: '2026-12-31' },
    { code: 'PT-2Q7N4', day: null },
  ],
  contract_ending: counts.map((days) => ({ number: 'CT-5H1P8', day: '2026-10-15', days })),
  contract_changed: (
    ['running', 'on_hold', 'pending_swap', 'suspended', 'defaulted', 'cancelled', 'finished'] as const
  ).map((state) => ({ number: 'CT-5H1P8', state })),
  contract_resumed: [{ number: 'CT-5H1P8' }],
  contract_finished: [{ number: 'CT-5H1P8' }],
  visits_ended: counts.slice(1).map((count) => ({ number: 'CT-5H1P8', count })),
  wait_list_answered: [
    { name: { ar: 'الرياض', en: 'Riyadh' }, isPlan: false, path: '/OrderPage' },
    { name: { ar: 'زيارة أسبوعية', en: 'Weekly visit' }, isPlan: true, path: '/S5/105' },
  ],
  voucher_ending: counts.map((days) => ({ code: 'PT-2Q7N4', days })),
  new_sign_in: [{ day: visit.day, time: '21:05' }],
  password_changed: [{}],
  mobile_changed: [{}],
  email_changed: [{}],
}

const section = <Kind extends NoticeKind>(
  kind: Kind,
  facts: readonly NoticeFacts[Kind][] = examples[kind],
): readonly string[] => {
  const { topic, channels, atNight } = noticeRules[kind]
  const notices = facts.map((each) => ({ kind, about: '…', facts: each }))
  const say = (language: 'ar' | 'en') =>
    notices.map((notice) => {
      const { title, text } = noticeContent(notice, language)
      return `- **${title}**: ${text}`
    })
  const closing = { ar: 'التفاصيل في حسابكم.', en: 'The details are in your account.' }
  const templates = (language: 'ar' | 'en') =>
    notices.map((notice) => {
      const { title, text } = noticeContent(notice, language)
      const body = toWhatsAppTemplate(notice, language).parameters.reduce((words, part, index) => {
        if (!words.includes(part)) throw new Error(`the words of ${kind} do not contain “${part}”`)
        return words.replace(part, `{{${index + 1}}}`)
      }, `${title}. ${text}`)
      return `- WhatsApp, \`${language}\`: \`${brand.name[language]}: ${body} ${closing[language]}\``
    })
  const lines = [...say('ar'), ...say('en')]
  if (channels.includes('whatsapp')) lines.push(...templates('ar'), ...templates('en'))
  const night = channels.length === 1 ? '' : `, at night it ${atNight}`
  // Several numbers of one plural form have the same words.
  return [`## \`${kind}\``, '', `${topic}: ${channels.join(', ')}${night}.`, '', ...new Set(lines), '']
}

/** Generates `docs/notices.md`: every notice with its texts. */
export const noticesPage = (): string =>
  [
    '# Notices',
    '',
    'What customers are told, by which ways, in both languages. Night is 22:00 to 8:00 in Riyadh. `offers` reach only who asked for them; `security` can’t be refused; of the other topics the portal’s list always tells. Whoever has no email gets it by text instead; texts go to proved mobiles only. What one act tells is one email or text; WhatsApp and the browser show its first notice. Who chose WhatsApp for a topic gets it instead of the text, and the text only if WhatsApp refuses at once; a failure that Meta reports later is not read. Its templates are of the category “utility”, named after the notice, with the bodies below. Made by `pnpm settings:write` from `packages/domain/src/notices/notice-rules.ts` and `apps/api/src/emails/notices`.',
    '',
    ...noticeKinds.flatMap((kind) => section(kind)),
  ].join('\n')
