import type { OrderState, TrackingStage } from '@sakina/domain/vocabulary'
import type { QuoteLineCode } from '@sakina/domain/pricing'
import type { Bilingual } from '../../db/schema/columns.ts'

/** The name of each order state, in both languages. */
export const orderStatusNames: Readonly<Record<OrderState, Bilingual>> = {
  draft: { ar: 'نعدّه لكم', en: 'Being prepared' },
  pending_payment: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  paid: { ar: 'مدفوع', en: 'Paid' },
  processing: { ar: 'قيد التنفيذ', en: 'In progress' },
  active: { ar: 'جارٍ', en: 'Active' },
  completed: { ar: 'مكتمل', en: 'Completed' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
  expired: { ar: 'انتهت مهلة الدفع', en: 'Payment expired' },
}

/** The name of each tracking stage, in both languages. */
export const trackingStageNames: Readonly<Record<TrackingStage, Bilingual>> = {
  submitted: { ar: 'قُدّم الطلب', en: 'Request submitted' },
  under_review: { ar: 'قيد المراجعة', en: 'Under review' },
  awaiting_payment: { ar: 'بانتظار الدفع', en: 'Awaiting payment' },
  processing: { ar: 'نجهّز طلبكم', en: 'In progress' },
  visa_started: { ar: 'بدأت إجراءات التأشيرة', en: 'Visa procedures started' },
  visa_in_progress: { ar: 'التأشيرة قيد الإصدار', en: 'Visa issuance in progress' },
  visa_issued: { ar: 'صدرت التأشيرة', en: 'Visa issued' },
  travel_arrangements: { ar: 'ترتيبات السفر جارية', en: 'Travel arrangements in progress' },
  on_the_way: { ar: 'في الطريق إليكم', en: 'On the way to you' },
  arrived: { ar: 'تم الوصول', en: 'Arrived' },
  received: { ar: 'بدأت الخدمة', en: 'Service started' },
}

/** The name of each line of an order's price, in both languages. */
export const quoteLineNames: Readonly<Record<QuoteLineCode | 'insurance' | 'visa_fee', Bilingual>> = {
  service: { ar: 'قيمة الخدمة', en: 'Service' },
  voucher: { ar: 'خصم القسيمة', en: 'Voucher discount' },
  points: { ar: 'خصم النقاط', en: 'Points discount' },
  tax: { ar: 'ضريبة القيمة المضافة', en: 'VAT' },
  wage: { ar: 'أجر العمالة', en: 'Worker’s salary' },
  delivery: { ar: 'المواصلات إلى المنزل', en: 'Transport to your home' },
  insurance: { ar: 'منها التأمين', en: 'Of which insurance' },
  visa_fee: {
    ar: 'رسوم التأشيرة، خارج الإجمالي: تُدفع للجهة الحكومية، وتُخصم مما يعود إليكم إن ألغيتم بعد صدور التأشيرة',
    en: 'Visa fee, not in the total: paid to the government, and deducted from your refund if you cancel after the visa is issued',
  },
}
