import type { NoticeTopic } from '@sakina/domain/vocabulary'

/**
 * The labels of the topics in the settings; the label is stored with each choice as a record of consent.
 */
export const noticeTopicNames: Readonly<
  Record<Exclude<NoticeTopic, 'security'>, { readonly ar: string; readonly en: string }>
> = {
  orders: { ar: 'الطلبات: الدفع والمراحل ومن سيأتي', en: 'Orders: payment, progress and who is coming' },
  visits: { ar: 'الزيارات: التذكير وتغيّر الموعد', en: 'Visits: reminders and changed times' },
  requests: { ar: 'الرد على الطلبات والشكاوى', en: 'Answers to requests and complaints' },
  billing: {
    ar: 'الفواتير والمبالغ المستردة والمحفظة',
    en: 'Invoices, refunds and your wallet',
  },
  contracts: { ar: 'العقود: تغيّرها وقرب انتهائها', en: 'Contracts: changes and upcoming ends' },
  offers: {
    ar: 'العروض والقسائم: نوافق على استلامها',
    en: 'Offers and vouchers: yes, please send them',
  },
}
