import type { ErrorCode } from '@sakina/api-client/wire/errors'
import type { Bilingual } from '../db/schema/columns.ts'

/**
 * The message people read for each error code; programs use the code. TypeScript requires a message for
 * every code.
 */
export const failureMessages: Readonly<Record<ErrorCode, Bilingual>> = {
  bad_request: { ar: 'تعذّر فهم الطلب.', en: 'The request could not be understood.' },
  unauthorized: { ar: 'سجّل الدخول أولًا.', en: 'Please log in first.' },
  wrong_credentials: {
    ar: 'رقم الهوية أو كلمة المرور غير صحيحة.',
    en: 'National ID or password is incorrect',
  },
  signature_invalid: { ar: 'توقيع الإشعار غير صحيح.', en: 'The signature of the notice is not valid.' },
  forbidden: { ar: 'لا يمكنك الوصول إلى هذا.', en: 'You cannot access this.' },
  not_found: { ar: 'لم نجد ما تبحث عنه.', en: 'We could not find that.' },
  method_not_allowed: { ar: 'هذا النوع من الطلبات غير متاح هنا.', en: 'This method is not offered here.' },
  not_confirmed: { ar: 'لم يتأكد الطلب بعد.', en: 'The request is not confirmed yet.' },
  idempotency_in_progress: {
    ar: 'طلبك قيد التنفيذ، انتظر لحظة.',
    en: 'Your request is being carried out, wait a moment.',
  },
  login_taken: {
    ar: 'لديك حساب بهذه البيانات، سجّل الدخول.',
    en: 'There is an account with these details, please log in.',
  },
  account_has_running_contract: {
    ar: 'لا يمكن حذف الحساب وفيه عقد جارٍ.',
    en: 'The account cannot be deleted while a contract is running.',
  },
  account_has_frozen_money: {
    ar: 'لا يمكن حذف الحساب وفيه مبلغ مجمّد.',
    en: 'The account cannot be deleted while money is frozen.',
  },
  address_in_use: { ar: 'هذا العنوان مرتبط بطلب قائم.', en: 'This address belongs to an open order.' },
  address_incomplete: {
    ar: 'العنوان ناقص: أضف المنطقة والحي ليصل إليك من يخدمك.',
    en: 'The address is incomplete. Add its region and neighbourhood.',
  },
  city_not_served: { ar: 'لا نخدم هذه المدينة بعد.', en: 'We do not serve this city yet.' },
  mobile_unproved: {
    ar: 'يُؤكَّد رقم الجوال برمز قبل الطلب.',
    en: 'Confirm your mobile with a code before ordering.',
  },
  total_changed: {
    ar: 'تغيّر المبلغ، راجع الإجمالي الجديد.',
    en: 'The total has changed, please check the new one.',
  },
  terms_outdated: {
    ar: 'تغيّرت الشروط، اطّلع عليها من جديد.',
    en: 'The terms have changed, please read them again.',
  },
  plan_unavailable: { ar: 'هذه الباقة غير متاحة الآن.', en: 'This plan is not available now.' },
  worker_unavailable: {
    ar: 'سبقك غيرك إلى هذا الاختيار، اختر من جديد.',
    en: 'This worker was just reserved, choose another.',
  },
  no_worker_free: { ar: 'لا أحد متاح في هذا الموعد.', en: 'No worker is free at this time.' },
  slot_taken: { ar: 'حُجز هذا الموعد للتو.', en: 'This time was just reserved.' },
  date_unavailable: { ar: 'هذا التاريخ غير متاح.', en: 'This date is not available.' },
  balance_too_low: { ar: 'رصيد المحفظة لا يكفي.', en: 'The wallet balance is too low.' },
  points_too_few: { ar: 'نقاطك لا تكفي للاستبدال.', en: 'You do not have enough points to redeem.' },
  voucher_unknown: { ar: 'رمز القسيمة غير معروف.', en: 'This voucher code is not known.' },
  voucher_used: { ar: 'استُخدمت هذه القسيمة من قبل.', en: 'This voucher has been used.' },
  voucher_already_added: { ar: 'هذه القسيمة في قسائمك.', en: 'This voucher is among yours already.' },
  voucher_expired: { ar: 'انتهت صلاحية القسيمة.', en: 'This voucher has expired.' },
  voucher_not_applicable: {
    ar: 'لا تنطبق القسيمة على هذا الطلب.',
    en: 'This voucher does not apply to this order.',
  },
  order_not_payable: {
    ar: 'لا يمكن دفع قيمة هذا الطلب في وضعه الحالي.',
    en: 'This order cannot be paid now.',
  },
  order_awaiting_payment: {
    ar: 'لديك طلب محجوز لم تُدفع قيمته بعد. ادفع قيمته أو ألغه، ثم احجز غيره.',
    en: 'An order of yours is reserved and not paid yet. Pay for it or cancel it, then book another.',
  },
  order_already_paid: { ar: 'دُفعت قيمة هذا الطلب من قبل.', en: 'This order is already paid.' },
  order_not_cancellable: { ar: 'لا يمكن إلغاء هذا الطلب من هنا.', en: 'This order cannot be cancelled here.' },
  order_not_priced: { ar: 'لم يسعّر المكتب هذا الطلب بعد.', en: 'The office has not priced this order yet.' },
  method_not_available: { ar: 'طريقة الدفع هذه غير متاحة.', en: 'This payment method is not available.' },
  contract_not_open: { ar: 'حالة العقد لا تسمح بذلك.', en: 'The state of the contract does not allow this.' },
  request_already_open: {
    ar: 'لديك طلب قائم على هذا العقد.',
    en: 'There is an open request for this contract.',
  },
  request_already_answered: {
    ar: 'رد المكتب على هذا الطلب، فلم يعد بالإمكان سحبه.',
    en: 'The office has answered this request, so it cannot be withdrawn any more.',
  },
  quote_changed: {
    ar: 'تغيّرت الرسوم، راجعها من جديد.',
    en: 'The fees have changed, please check them again.',
  },
  instalments_not_cancellable: {
    ar: 'الطلبات المدفوعة بالأقساط لا تُلغى ولا يُستردّ مبلغها.',
    en: 'Orders paid in instalments cannot be cancelled or refunded.',
  },
  refund_not_allowed: {
    ar: 'لا يُسترد مبلغ خدمة استُخدمت كاملة.',
    en: 'A service that was fully used is not refunded.',
  },
  invoice_not_payable: { ar: 'هذه الفاتورة لا تُدفع.', en: 'This invoice is not payable.' },
  driver_still_waiting: {
    ar: 'لم تنتهِ دقائق الانتظار عند الباب بعد.',
    en: 'The waiting time at the door is not over yet.',
  },
  notice_too_short: { ar: 'بقي على الموعد 48 ساعة أو أقل.', en: 'The visit is 48 hours away or less.' },
  visit_not_movable: { ar: 'لا يمكن نقل هذه الزيارة.', en: 'This visit cannot be moved.' },
  card_token_unknown: {
    ar: 'لم يتعرف مزوّد الدفع على البطاقة.',
    en: 'The payment provider does not know this card.',
  },
  transition_not_allowed: {
    ar: 'لا يمكن الانتقال إلى هذه الحالة.',
    en: 'This change of state is not allowed.',
  },
  payload_too_large: { ar: 'حجم الطلب أكبر من المسموح.', en: 'The request is too large.' },
  too_many_files: {
    ar: 'أرسلت من الملفات أكثر مما نحفظه قبل استخدامه. أكمل طلبًا بما أرسلته، أو تواصل معنا.',
    en: 'You have sent more files than we keep unused. Finish a request with one of them, or contact us.',
  },
  unsupported_media_type: { ar: 'نوع المحتوى غير مدعوم.', en: 'The content type is not supported.' },
  upload_type_refused: {
    ar: 'نقبل صور JPEG وPNG وWebP وملفات PDF.',
    en: 'We accept JPEG, PNG and WebP images and PDF files.',
  },
  invalid: { ar: 'راجع الحقول المشار إليها.', en: 'Please check the marked fields.' },
  wrong_password: { ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is incorrect.' },
  reset_link_invalid: {
    ar: 'رابط الاستعادة غير صالح أو انتهت مدته.',
    en: 'The reset link is not valid or has expired.',
  },
  driver_link_invalid: {
    ar: 'هذا الرابط غير صحيح. الرابط الصحيح لدى المكتب.',
    en: 'This link is not valid. Please ask the office for the right one.',
  },
  driver_link_closed: {
    ar: 'هذا الرابط ليوم آخر. رابط اليوم لدى المكتب.',
    en: 'This link is for another day. Please ask the office for today’s.',
  },
  code_invalid: {
    ar: 'الرمز غير صحيح أو انتهت مدته. يمكن تصحيحه، أو طلب رمز جديد.',
    en: 'This code is wrong or has expired. Check it, or ask for a new one.',
  },
  card_refused: { ar: 'لم تُقبل البطاقة.', en: 'The card was not accepted.' },
  idempotency_key_reused: {
    ar: 'استُخدم هذا المفتاح لطلب مختلف.',
    en: 'This idempotency key was used for another request.',
  },
  rate_limited: {
    ar: 'محاولات كثيرة، أعد المحاولة بعد قليل.',
    en: 'Too many attempts, please try again later.',
  },
  internal: { ar: 'حدث خطأ، حاول لاحقًا.', en: 'Something went wrong, please try again later.' },
  unavailable: {
    ar: 'الخدمة غير متاحة مؤقتًا، حاول بعد قليل.',
    en: 'The service is briefly unavailable, please try again.',
  },
  provider_unavailable: {
    ar: 'تعذّر الوصول إلى مزوّد الدفع.',
    en: 'The payment provider could not be reached.',
  },
}

/** Names the order that the customer must pay or cancel first. */
export const awaitingPaymentMessage = (number: string): Bilingual => ({
  ar: `طلبك ${number} محجوز ولم تُدفع قيمته بعد. ادفع قيمته أو ألغه، ثم احجز غيره.`,
  en: `Your order ${number} is reserved and not paid yet. Pay for it or cancel it, then book another.`,
})
