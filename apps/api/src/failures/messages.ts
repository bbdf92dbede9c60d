import type { ErrorCode } from '@sakina/api-client/wire/errors'
import type { Bilingual } from '../db/schema/columns.ts'

/**
 * The message people read for each error code; programs use the code. TypeScript requires a message for
 * every code.
 */
export const failureMessages: Readonly<Record<ErrorCode, Bilingual>> = {
  bad_request: { ar: 'تعذّر فهم الطلب.', en: 'We couldn’t understand the request.' },
  unauthorized: { ar: 'يلزم تسجيل الدخول أولًا.', en: 'Please sign in first.' },
  wrong_credentials: {
    ar: 'رقم الهوية أو كلمة المرور غير صحيحة.',
    en: 'National ID or password is incorrect',
  },
  signature_invalid: { ar: 'توقيع الإشعار غير صحيح.', en: 'The signature of the notice isn’t valid.' },
  forbidden: { ar: 'ليست لديكم صلاحية لهذا.', en: 'You don’t have access to this.' },
  not_found: { ar: 'لم نجد المطلوب.', en: 'We couldn’t find that.' },
  method_not_allowed: { ar: 'هذا النوع من الطلبات غير متاح هنا.', en: 'That isn’t possible here.' },
  not_confirmed: { ar: 'لم يتأكد الطلب بعد.', en: 'The request isn’t confirmed yet.' },
  idempotency_in_progress: {
    ar: 'نعمل على طلبكم الآن، لحظات من فضلكم.',
    en: 'We’re working on it. One moment.',
  },
  login_taken: {
    ar: 'لدينا حساب بهذه البيانات. يمكن تسجيل الدخول به.',
    en: 'An account with these details already exists. Please sign in.',
  },
  account_has_running_contract: {
    ar: 'لا يمكن حذف الحساب وفيه عقد جارٍ.',
    en: 'You can’t delete your account while a contract is running.',
  },
  account_has_frozen_money: {
    ar: 'لا يمكن حذف الحساب وفيه مبلغ محجوز.',
    en: 'You can’t delete your account while some of your money is on hold.',
  },
  address_in_use: { ar: 'هذا العنوان مرتبط بطلب قائم.', en: 'An open order uses this address.' },
  address_incomplete: {
    ar: 'العنوان تنقصه المنطقة أو الحي.',
    en: 'The address is incomplete. Add its region and neighbourhood.',
  },
  city_not_reached: {
    ar: 'زيارات هذه الباقة لا تصل إلى مدينتكم.',
    en: 'Visits of this plan don’t reach your city.',
  },
  city_not_served: { ar: 'لا نخدم هذه المدينة بعد.', en: 'We don’t serve this city yet.' },
  mobile_unproved: {
    ar: 'يُؤكَّد الجوال أو البريد برمز قبل الطلب.',
    en: 'Confirm your mobile or your email with a code before ordering.',
  },
  worker_city_not_accepted: {
    ar: 'لا أحد متاح من مدينتكم. تلزم موافقتكم على من يأتي من مدينة أخرى.',
    en: 'Nobody from your city is free. Agree to a worker from another city.',
  },
  total_changed: {
    ar: 'تغيّر السعر. نرجو مراجعة الإجمالي الجديد.',
    en: 'The price has changed. Please check the new total.',
  },
  terms_not_accepted: {
    ar: 'تلزم الموافقة على الشروط قبل الطلب أو الدفع.',
    en: 'Agree to the terms before you order or pay.',
  },
  terms_outdated: {
    ar: 'حُدّثت الشروط. نرجو قراءتها من جديد.',
    en: 'The terms have been updated. Please read them again.',
  },
  plan_unavailable: { ar: 'هذه الباقة غير متاحة الآن.', en: 'This plan isn’t available right now.' },
  worker_unavailable: {
    ar: 'حُجز هذا الاختيار قبل لحظات. قد يناسبكم غيره.',
    en: 'This worker was just booked. Please choose another.',
  },
  no_worker_free: { ar: 'لا أحد متاح في هذا الموعد.', en: 'Nobody is available at this time.' },
  slot_taken: { ar: 'حُجز هذا الموعد قبل لحظات.', en: 'This time was just booked.' },
  date_unavailable: { ar: 'هذا التاريخ غير متاح.', en: 'This date isn’t available.' },
  balance_too_low: { ar: 'رصيد المحفظة لا يكفي.', en: 'Your wallet balance isn’t enough.' },
  points_too_few: { ar: 'نقاطكم لا تكفي للاستبدال.', en: 'You don’t have enough points.' },
  voucher_unknown: { ar: 'رمز القسيمة غير معروف.', en: 'We don’t know this voucher code.' },
  voucher_used: { ar: 'استُخدمت هذه القسيمة من قبل.', en: 'This voucher has already been used.' },
  voucher_already_added: { ar: 'هذه القسيمة في قسائمكم.', en: 'You already have this voucher.' },
  voucher_expired: { ar: 'انتهت صلاحية القسيمة.', en: 'This voucher has expired.' },
  voucher_not_applicable: {
    ar: 'لا تنطبق القسيمة على هذا الطلب.',
    en: 'This voucher doesn’t apply to this order.',
  },
  order_not_payable: {
    ar: 'لا يمكن دفع قيمة هذا الطلب في وضعه الحالي.',
    en: 'This order can’t be paid right now.',
  },
  order_awaiting_payment: {
    ar: 'لديكم طلب محجوز لم تُدفع قيمته بعد. يلزم دفعه أو إلغاؤه أولًا.',
    en: 'You have a reserved order that isn’t paid yet. Pay for it or cancel it first.',
  },
  order_already_paid: { ar: 'دُفعت قيمة هذا الطلب من قبل.', en: 'This order is already paid.' },
  order_not_cancellable: { ar: 'لا يمكن إلغاء هذا الطلب من هنا.', en: 'This order can’t be cancelled here.' },
  order_not_priced: { ar: 'لم يسعّر المكتب هذا الطلب بعد.', en: 'Our office hasn’t priced this order yet.' },
  method_not_available: { ar: 'طريقة الدفع هذه غير متاحة.', en: 'This payment method isn’t available.' },
  contract_not_open: {
    ar: 'حالة العقد لا تسمح بذلك.',
    en: 'You can’t do this while the contract is in this state.',
  },
  request_already_open: {
    ar: 'لديكم طلب قائم على هذا العقد.',
    en: 'You already have an open request on this contract.',
  },
  request_already_answered: {
    ar: 'رد المكتب على هذا الطلب، فلم يعد بالإمكان سحبه.',
    en: 'Our office has already answered this request, so you can no longer withdraw it.',
  },
  quote_changed: {
    ar: 'تغيّرت الرسوم. نرجو مراجعتها من جديد.',
    en: 'The fees have changed. Please check them again.',
  },
  instalments_not_cancellable: {
    ar: 'الطلبات المدفوعة بالأقساط لا تُلغى ولا يُستردّ مبلغها.',
    en: 'Orders paid in instalments can’t be cancelled or refunded.',
  },
  refund_not_allowed: {
    ar: 'لا يُسترد مبلغ خدمة استُخدمت كاملة.',
    en: 'We can’t refund a service that was fully used.',
  },
  invoice_not_payable: { ar: 'هذه الفاتورة لا تُدفع.', en: 'This invoice can’t be paid.' },
  driver_still_waiting: {
    ar: 'لم تنتهِ دقائق الانتظار عند الباب بعد.',
    en: 'The waiting time at the door isn’t over yet.',
  },
  notice_too_short: {
    ar: 'انتهت مهلة تغيير الموعد.',
    en: 'It’s too late to move this visit.',
  },
  visit_choice_closed: {
    ar: 'تم الاختيار لهذه الزيارة، أو انتهت مهلته.',
    en: 'The choice for this visit has been made, or its time is over.',
  },
  visit_not_movable: { ar: 'لا يمكن تغيير موعد هذه الزيارة.', en: 'The time of this visit can’t be changed.' },
  card_token_unknown: {
    ar: 'لم يتعرف مزوّد الدفع على البطاقة.',
    en: 'The payment provider doesn’t know this card.',
  },
  transition_not_allowed: {
    ar: 'لا يمكن الانتقال إلى هذه الحالة.',
    en: 'This change of state isn’t allowed.',
  },
  payload_too_large: { ar: 'حجم الطلب أكبر من المسموح.', en: 'The request is too large.' },
  too_many_files: {
    ar: 'وصلتنا منكم ملفات أكثر مما نحفظه قبل استخدامه. نساعدكم إن تواصلتم معنا.',
    en: 'You’ve sent more files than we can keep before they’re used. Contact us and we’ll help.',
  },
  unsupported_media_type: { ar: 'نوع المحتوى غير مدعوم.', en: 'We can’t read this content type.' },
  upload_type_refused: {
    ar: 'نقبل صور JPEG وPNG وWebP وملفات PDF.',
    en: 'We accept JPEG, PNG and WebP images and PDF files.',
  },
  invalid: { ar: 'في الحقول المشار إليها ما يحتاج إلى تصحيح.', en: 'Please check the highlighted fields.' },
  wrong_password: { ar: 'كلمة المرور الحالية غير صحيحة.', en: 'The current password is incorrect.' },
  reset_link_invalid: {
    ar: 'رابط الاستعادة غير صالح أو انتهت مدته.',
    en: 'The reset link isn’t valid or has expired.',
  },
  driver_link_invalid: {
    ar: 'هذا الرابط غير صحيح. الرابط الصحيح لدى المكتب.',
    en: 'This link doesn’t work. Please ask the office for the right one.',
  },
  driver_link_closed: {
    ar: 'هذا الرابط ليوم آخر. رابط اليوم لدى المكتب.',
    en: 'This link is for another day. Please ask the office for today’s.',
  },
  code_invalid: {
    ar: 'الرمز غير صحيح أو انتهت مدته. يمكن تصحيحه، أو طلب رمز جديد.',
    en: 'This code is wrong or has expired. Check it, or ask for a new one.',
  },
  card_refused: { ar: 'لم تُقبل البطاقة.', en: 'The card was declined.' },
  idempotency_key_reused: {
    ar: 'استُخدم هذا المفتاح لطلب مختلف.',
    en: 'This idempotency key was used for another request.',
  },
  rate_limited: {
    ar: 'محاولات كثيرة. نرجو المحاولة بعد قليل.',
    en: 'Too many attempts. Please try again later.',
  },
  internal: { ar: 'حدث خطأ. نرجو المحاولة لاحقًا.', en: 'Something went wrong. Please try again later.' },
  unavailable: {
    ar: 'الخدمة متوقفة للحظات. نرجو المحاولة بعد قليل.',
    en: 'We’re down for a moment. Please try again shortly.',
  },
  provider_unavailable: {
    ar: 'تعذّر الوصول إلى مزوّد الدفع.',
    en: 'We couldn’t reach the payment provider.',
  },
}

/** Returns the message that names the order which the customer must pay or cancel first. */
export const awaitingPaymentMessage = (number: string): Bilingual => ({
  ar: `طلبكم ${number} محجوز ولم تُدفع قيمته بعد. يلزم دفعه أو إلغاؤه أولًا.`,
  en: `Your order ${number} is reserved and not paid yet. Pay for it or cancel it first.`,
})

/** Names the invoice that a contract whose payment is late waits for. */
export const payInvoiceFirstMessage = (number: string): Bilingual => ({
  ar: `سداد هذا العقد متأخر. يلزم دفع الفاتورة ${number} أولًا.`,
  en: `This contract’s payment is late. Pay invoice ${number} first.`,
})

/** Why the payment page of an order does not hold its worker again. */
export const holdEndedMessage: Bilingual = {
  ar: 'انتهت مهلة الدفع ولم يعد الموعد محجوزًا. للدفع من جديد: افتحوا الطلب من «طلباتي» واضغطوا «دفع».',
  en: 'The time to pay has ended and the worker is no longer reserved. To try again, open the order under “My orders” and press “Pay”.',
}

/** Why an account that has never paid holds no more workers today. */
export const holdsSpentMessage: Bilingual = {
  ar: 'حُجزت في هذا الحساب مواعيد كثيرة اليوم ولم يُدفع أي منها. ادفعوا الطلب المحجوز إن وُجد، أو أعيدوا المحاولة غدًا.',
  en: 'This account has reserved many times today without paying. Pay for the order that is reserved, if there is one, or try again tomorrow.',
}

/** Why the office cannot send a notice again. */
export const noticeNotResendableMessage: Bilingual = {
  ar: 'سُحب هذا الإشعار أو انتهت مدة حفظه، فلا يُرسل مرة أخرى.',
  en: 'This notice was withdrawn or is too old, so it can’t be sent again.',
}

/** What the office reads about a message that went to a previous email or mobile. */
export const sentToPreviousContactMessage: Bilingual = {
  ar: 'وصلت هذه الرسالة إلى البريد أو الجوال السابق، ولا نحتفظ به.',
  en: 'This message went to the previous email or mobile, which we don’t keep.',
}

/** What the office reads when a message no longer has a contact to reach the customer by. */
export const noContactMessage: Bilingual = {
  ar: 'لم تعد لدى العميل وسيلة تصله بها هذه الرسالة.',
  en: 'The customer can’t be reached this way any more.',
}
