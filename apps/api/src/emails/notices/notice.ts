import type { Notice, NoticeFacts } from '@sakina/domain/notices'
import type { NoticeKind } from '@sakina/domain/vocabulary'
import { brand } from '../../catalogue/brand.ts'
import type { Language } from '../../ports/payment.ts'
import type { EmailMessage } from '../../use-cases/outbox/enqueue-email.ts'
import { arabicNotices } from './ar.ts'
import { englishNotices } from './en.ts'
import type { NoticeMessage } from './notice-formatters.ts'

const portal = '/PersonalProfileLayout'
const order = (id: string): string => `/MyOrdersTwo?order=${id}`
const payment = (id: string): string => `/payment-result/${id}`
const tracking = (id: string): string => `/Tracking/${id}`
const visits = (): string => `${portal}/Visits`
const invoice = (id: string): string => `${portal}/Bills?invoice=${id}`
const returns = (): string => '/ElectronicWallet/WalletReturns'
const vouchers = (): string => '/ElectronicWallet/WalletPays'
const contract = (id: string): string => `${portal}/Contract?contract=${id}`
const account = (): string => `${portal}/PersonalAccount`

/** The path, without its language, of the page that shows the record of a notice. */
const paths: { readonly [Kind in NoticeKind]: (about: string, facts: NoticeFacts[Kind]) => string } = {
  order_placed: order,
  order_paid: tracking,
  order_needs_worker: order,
  order_expired: order,
  order_cancelled: order,
  order_withdrawn: order,
  package_priced: order,
  order_to_pay: payment,
  stage_reached: tracking,
  worker_expected: order,
  worker_offered: order,
  worker_confirmed: tracking,
  worker_changed: tracking,
  visit_tomorrow: visits,
  visit_soon: visits,
  visit_moved: visits,
  visit_worker_changed: visits,
  visit_cancelled: visits,
  visit_unconfirmed: visits,
  visit_failed: (id, { chooseBy }) => (chooseBy === null ? visits() : `${visits()}?choose=${id}`),
  visit_on_the_way: visits,
  visit_at_door: visits,
  visit_missed: visits,
  visit_done: visits,
  request_answered: () => `${portal}/Requests`,
  complaint_answered: () => `${portal}/ComplainsPanal`,
  refund_approved: returns,
  refund_sent: returns,
  refund_failed: returns,
  invoice_due: invoice,
  invoice_paid: invoice,
  invoice_overdue: invoice,
  charge_voided: invoice,
  wallet_adjusted: () => '/ElectronicWallet/WalletDetails',
  points_earned: () => '/ElectronicWallet/WalletGivings',
  voucher_granted: vouchers,
  voucher_returned: vouchers,
  contract_ending: contract,
  contract_changed: contract,
  contract_resumed: contract,
  contract_finished: contract,
  visits_ended: contract,
  wait_list_answered: (_, { path }) => path,
  voucher_ending: vouchers,
  new_sign_in: account,
  password_changed: account,
  mobile_changed: account,
  email_changed: account,
}

const messages = { ar: arabicNotices, en: englishNotices } as const

/** The title and text of a notice in a language, and the path it links to. */
export function noticeContent<Kind extends NoticeKind>(
  { kind, about, facts }: { readonly kind: Kind; readonly about: string; readonly facts: NoticeFacts[Kind] },
  language: Language,
): NoticeMessage & { readonly path: string } {
  return { ...messages[language][kind](facts), path: paths[kind](about, facts) }
}

type Reader = { readonly language: Language; readonly site: string }

const linkTo = (path: string, { language, site }: Reader): string =>
  `${site}${language === 'en' ? '/en' : ''}${path}`

/** One notice, or several that are told by one message. */
type NoticesOfMessage = readonly [Notice, ...Notice[]]

/** Returns the email of notices in the language of its reader; the subject is the title of the first. */
export function noticeEmail(
  [first, ...others]: NoticesOfMessage,
  { to, ...reader }: Reader & { readonly to: string },
): EmailMessage {
  const { title, text, path } = noticeContent(first, reader.language)
  const name = brand.name[reader.language]
  const also = others.flatMap((other) => {
    const content = noticeContent(other, reader.language)
    return ['', content.title, content.text, linkTo(content.path, reader)]
  })
  return {
    to,
    subject: `${title} | ${name}`,
    text: [text, linkTo(path, reader), ...also, '', name].join('\n'),
  }
}

/**
 * Returns the push message of a notice. It is shown on a locked screen, so it holds the title and the
 * page only.
 */
export function noticePushPayload(notice: Notice, language: Language): string {
  const { title, path } = noticeContent(notice, language)
  return JSON.stringify({ title, url: linkTo(path, { language, site: '' }) })
}

/**
 * Returns the text message of notices, with the page of the first. It does not name the agency, because phones
 * show its name as the sender.
 */
export function noticeTextMessage(notices: NoticesOfMessage, reader: Reader): string {
  const contents = notices.map((notice) => noticeContent(notice, reader.language))
  const page = noticeContent(notices[0], reader.language).path
  return [...contents.flatMap(({ title, text }) => [title, text]), linkTo(page, reader)].join('\n')
}
