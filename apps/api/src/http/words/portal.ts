import type {
  ComplaintState,
  ContractState,
  LedgerEntryKind,
  InvoiceState,
  RequestPriority,
  ContractRequestState,
  TierCode,
  VisitState,
} from '@sakina/domain/vocabulary'
import type { PolicyLineCode } from '@sakina/domain/policies'
import type { Bilingual } from '../../db/schema/columns.ts'

/** The name of each contract state, in both languages. */
export const contractStateNames: Readonly<Record<ContractState, Bilingual>> = {
  running: { ar: 'جارٍ', en: 'Active' },
  cancelled: { ar: 'ملغى', en: 'Cancelled' },
  expiring: { ar: 'ينتهي قريبًا', en: 'Ending soon' },
  defaulted: { ar: 'متأخر السداد', en: 'Payment late' },
  on_hold: { ar: 'بانتظار الرد', en: 'Awaiting reply' },
  pending_swap: { ar: 'بانتظار الاستبدال', en: 'Replacement pending' },
  suspended: { ar: 'موقوف مؤقتًا', en: 'Paused' },
  finished: { ar: 'منتهٍ', en: 'Finished' },
}

export const contractRequestStateNames: Readonly<Record<ContractRequestState, Bilingual>> = {
  open: { ar: 'قيد المراجعة', en: 'Under review' },
  approved: { ar: 'مقبول', en: 'Approved' },
  rejected: { ar: 'مرفوض', en: 'Rejected' },
  withdrawn: { ar: 'مسحوب', en: 'Withdrawn' },
  completed: { ar: 'مكتمل', en: 'Completed' },
}

export const complaintStateNames: Readonly<Record<ComplaintState, Bilingual>> = {
  open: { ar: 'مفتوحة', en: 'Open' },
  on_hold: { ar: 'مؤجّلة', en: 'On hold' },
  closed: { ar: 'مغلقة', en: 'Closed' },
}

/** The name of each priority of a request, in both languages. */
export const priorityNames: Readonly<Record<RequestPriority, Bilingual>> = {
  low: { ar: 'منخفضة', en: 'Low' },
  medium: { ar: 'متوسطة', en: 'Medium' },
  high: { ar: 'عالية', en: 'High' },
}

export const visitStateNames: Readonly<Record<VisitState, Bilingual>> = {
  scheduled: { ar: 'مجدولة', en: 'Scheduled' },
  on_the_way: { ar: 'في الطريق إليكم', en: 'On the way to you' },
  in_progress: { ar: 'جارية الآن', en: 'In progress' },
  done: { ar: 'تمت', en: 'Done' },
  missed: { ar: 'فاتت', en: 'Missed' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
  moved: { ar: 'نُقل موعدها', en: 'Moved' },
}

export const invoiceStateNames: Readonly<Record<InvoiceState, Bilingual>> = {
  unpaid: { ar: 'غير مدفوعة', en: 'Unpaid' },
  paid: { ar: 'مدفوعة', en: 'Paid' },
  cancelled: { ar: 'ملغاة', en: 'Cancelled' },
  credited: { ar: 'أُعيدت قيمتها', en: 'Credited' },
}

/** The name of each line of a settlement, in both languages. */
export const policyLineNames: Readonly<Record<PolicyLineCode, Bilingual>> = {
  unused_service: { ar: 'قيمة الخدمة غير المستخدمة', en: 'Unused service' },
  unused_wage: { ar: 'أجر العمالة غير المستخدم', en: 'Unused worker’s salary' },
  unused_tax: { ar: 'ضريبة الجزء غير المستخدم', en: 'VAT on the unused part' },
  delivery: { ar: 'المواصلات إلى المنزل', en: 'Transport to your home' },
  complained_service: { ar: 'خدمة وردت عنها شكوى', en: 'Service complained about' },
  complained_wage: { ar: 'أجر خدمة وردت عنها شكوى', en: 'Salary of the service complained about' },
  complained_tax: { ar: 'ضريبة خدمة وردت عنها شكوى', en: 'VAT on the service complained about' },
  next_visit_lost: { ar: 'الزيارة القادمة', en: 'Next visit' },
  next_visit_lost_tax: { ar: 'ضريبة الزيارة القادمة', en: 'VAT on the next visit' },
  break_fee: { ar: 'رسوم فسخ العقد', en: 'Contract-break fee' },
  break_fee_tax: { ar: 'ضريبة رسوم الفسخ', en: 'VAT on the break fee' },
  visa_fee: { ar: 'رسوم التأشيرة', en: 'Visa fee' },
  daily_fine: { ar: 'غرامة يومية', en: 'Daily fine' },
  suspension_fee: { ar: 'رسوم الإيقاف', en: 'Pause fee' },
  replacement_fee: { ar: 'رسوم الاستبدال', en: 'Replacement fee' },
  late_compensation: { ar: 'تعويض التأخير', en: 'Compensation for the delay' },
}

/** The name of each loyalty tier, in both languages. */
export const tierNames: Readonly<Record<TierCode, Bilingual>> = {
  bronze: { ar: 'البرونزية', en: 'Bronze' },
  silver: { ar: 'الفضية', en: 'Silver' },
  gold: { ar: 'الذهبية', en: 'Gold' },
  diamond: { ar: 'الماسية', en: 'Diamond' },
}

/** The name of a tier's bonus, by the tier that was reached. */
export const tierBonusNames: Readonly<Record<TierCode, Bilingual>> = {
  bronze: { ar: 'مكافأة بلوغ الفئة البرونزية', en: 'Bonus for reaching Bronze' },
  silver: { ar: 'مكافأة بلوغ الفئة الفضية', en: 'Bonus for reaching Silver' },
  gold: { ar: 'مكافأة بلوغ الفئة الذهبية', en: 'Bonus for reaching Gold' },
  diamond: { ar: 'مكافأة بلوغ الفئة الماسية', en: 'Bonus for reaching Diamond' },
}

/** The name of each kind of ledger entry, in both languages. */
export const ledgerEntryKindNames: Readonly<Record<LedgerEntryKind, Bilingual>> = {
  refund: { ar: 'مبلغ مسترد', en: 'Refund' },
  refund_sent: { ar: 'مبلغ مسترد أُرسل إلى بطاقتكم', en: 'Refund sent to your card' },
  refund_refused: { ar: 'مبلغ مسترد لم يُقبل طلبه', en: 'Refund request declined' },
  refund_withdrawn: { ar: 'قيمة زيارة تمت أثناء المراجعة', en: 'Visits made during the review' },
  refund_cancelled: { ar: 'مبلغ مسترد سُحب طلبه', en: 'Refund request you withdrew' },
  cashback: { ar: 'استرداد نقدي', en: 'Cashback' },
  cashback_reversed: { ar: 'سحب استرداد نقدي عن خدمة رُدّ ثمنها', en: 'Cashback reversed after a refund' },
  spent: { ar: 'دفع من الرصيد', en: 'Paid from the balance' },
  hold: { ar: 'مبلغ محجوز', en: 'On hold' },
  release: { ar: 'فُكّ الحجز', en: 'Amount released' },
  points_earned: { ar: 'نقاط مكتسبة', en: 'Points earned' },
  points_bonus: { ar: 'نقاط هدية', en: 'Bonus points' },
  points_redeemed: { ar: 'نقاط مستبدلة', en: 'Points redeemed' },
  points_reversed: { ar: 'نقاط مسحوبة', en: 'Points taken back' },
  adjustment: { ar: 'تسوية من المكتب', en: 'Adjustment by the office' },
}

/** The name of the credit that a new customer gets, in both languages. */
export const welcomeCreditName: Bilingual = { ar: 'رصيد ترحيبي', en: 'Welcome credit' }

/** The confirmations of what a customer sent or deleted in the portal, in both languages. */
export const portalSuccessMessages = {
  cancellationSent: { ar: 'استلمنا طلب الإلغاء', en: 'cancellation request sent successfully' },
  suspensionSent: { ar: 'استلمنا طلب الإيقاف المؤقت', en: 'suspension request sent successfully' },
  replacementSent: { ar: 'استلمنا طلب الاستبدال', en: 'replacement request sent successfully' },
  returnSent: { ar: 'استلمنا طلبكم.', en: 'Your request was sent successfully' },
  complaintSent: {
    ar: 'وصلتنا شكواكم، ونرد عليكم خلال {complaintAnswerHours}.',
    en: 'We have your complaint and will answer within {complaintAnswerHours}.',
  },
  cardForgotten: { ar: 'حُذفت البطاقة.', en: 'Card removed.' },
  accountDeleted: { ar: 'حُذف حسابكم.', en: 'Your account has been deleted.' },
} satisfies Readonly<Record<string, Bilingual>>

/** The names of the held amounts of a wallet, in both languages. */
export const walletHoldNames = {
  refund: { ar: 'مبلغ مسترد بانتظار الموافقة', en: 'Refund awaiting approval' },
  payment: { ar: 'محجوز لدفع قائم', en: 'Reserved for a payment in progress' },
} satisfies Readonly<Record<string, Bilingual>>

/** The name of a personalised package where other contracts show a service. */
export const specialPackageName: Bilingual = { ar: 'باقة خاصة', en: 'Personalised package' }

/** The text of a complaint that the family made with one press, on a visit that nobody confirmed. */
export const nobodyCame: Bilingual = { ar: 'لم يأتِ أحد إلى الزيارة.', en: 'Nobody came to the visit.' }
