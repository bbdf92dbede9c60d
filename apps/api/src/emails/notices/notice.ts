import type { Notice, NoticeFacts } from '@sakina/domain/notices'
import type { NoticeKind } from '@sakina/domain/vocabulary'
import { brand } from '../../catalogue/brand.ts'
import type { Language } from '../../ports/payment.ts'
import type { EmailMessage } from '../../use-cases/outbox/enqueue-email.ts'
import { arabic } from './ar.ts'
import { english } from './en.ts'
import type { NoticeMessage } from './say.ts'

const portal = '/PersonalProfileLayout'
const order = (id: string): string => `/MyOrdersTwo?order=${id}`
const tracking = (id: string): string => `/Tracking/${id}`
const visits = (): string => `${portal}/Visits`
const invoice = (id: string): string => `${portal}/Bills?invoice=${id}`
const returns = (): string => '/ElectronicWallet/WalletReturns'
const account = (): string => `${portal}/PersonalAccount`

/** The page of the site that shows what a notice speaks of, without its language. */
const paths: { readonly [Kind in NoticeKind]: (about: string, facts: NoticeFacts[Kind]) => string } = {
  order_placed: order,
  order_paid: tracking,
  order_expired: order,
  package_priced: order,
  stage_reached: tracking,
  worker_changed: tracking,
  visit_tomorrow: visits,
  visit_soon: visits,
  visit_moved: visits,
  visit_missed: visits,
  visit_done: visits,
  request_answered: () => `${portal}/Requests`,
  complaint_answered: () => `${portal}/ComplainsPanal`,
  refund_approved: returns,
  refund_sent: returns,
  invoice_due: invoice,
  invoice_overdue: invoice,
  contract_ending: (id) => `${portal}/Contract?contract=${id}`,
  wait_list_answered: (_, { path }) => path,
  voucher_ending: () => '/ElectronicWallet/WalletPays',
  new_sign_in: account,
  password_changed: account,
}

const messages = { ar: arabic, en: english } as const

/** What a notice says in a language, and where it leads. */
export function wordsOf<Kind extends NoticeKind>(
  { kind, about, facts }: { readonly kind: Kind; readonly about: string; readonly facts: NoticeFacts[Kind] },
  language: Language,
): NoticeMessage & { readonly path: string } {
  return { ...messages[language][kind](facts), path: paths[kind](about, facts) }
}

export function noticeEmail(
  notice: Notice,
  { to, language, site }: { readonly to: string; readonly language: Language; readonly site: string },
): EmailMessage {
  const { title, text, path } = wordsOf(notice, language)
  return {
    to,
    subject: `${title} | ${brand.name[language]}`,
    text: [text, `${site}${language === 'en' ? '/en' : ''}${path}`, '', brand.name[language]].join('\n'),
  }
}
