import { createNoticeFormatters, type NoticeMessages } from './notice-formatters.ts'

const { sar, day, time, span, plural } = createNoticeFormatters('ar')

const stages = {
  submitted: 'قُدّم الطلب',
  under_review: 'الطلب قيد المراجعة',
  awaiting_payment: 'الطلب بانتظار الدفع',
  processing: 'نجهّز طلبكم',
  visa_started: 'بدأت إجراءات التأشيرة',
  visa_in_progress: 'التأشيرة قيد الإصدار',
  visa_issued: 'صدرت التأشيرة',
  travel_arrangements: 'ترتيبات السفر جارية',
  on_the_way: 'في الطريق إليكم',
  arrived: 'تم الوصول',
  received: 'بدأت الخدمة لديكم',
} as const

const complaintStates = {
  open: 'الرد في صفحة الشكاوى، والشكوى ما زالت مفتوحة.',
  on_hold: 'الشكوى مؤجّلة مؤقتًا، والتفاصيل في صفحة الشكاوى.',
  closed: 'أُغلقت الشكوى، والرد في صفحة الشكاوى.',
} as const

const contractStates = {
  running: 'عقدكم سارٍ من جديد',
  on_hold: 'عقدكم بانتظار الرد',
  pending_swap: 'عقدكم بانتظار الاستبدال',
  suspended: 'أوقفنا عقدكم مؤقتًا',
  defaulted: 'سداد عقدكم متأخر',
  cancelled: 'أُلغي عقدكم',
  finished: 'انتهى عقدكم',
} as const

/** The Arabic texts of all notices. */
export const arabicNotices: NoticeMessages = {
  order_placed: ({ number }) => ({
    title: `وصلنا طلبكم ${number}`,
    text: 'تجدونه في طلباتكم، ومعه كل جديد عنه.',
  }),
  order_paid: ({ number, amount }) => ({
    title: 'تم الدفع، وطلبكم مؤكد',
    text: `استلمنا ${sar(amount)} مقابل طلبكم ${number}.`,
  }),
  order_needs_worker: ({ number, amount }) => ({
    title: 'وصل الدفع بعد انتهاء المهلة',
    text: `استلمنا ${sar(amount)} مقابل طلبكم ${number}، لكن الموعد لم يعد محجوزًا لكم. يمكنكم من صفحة الطلب اختيار بديل إن توفّر، أو استرداد المبلغ كاملًا.`,
  }),
  order_expired: ({ number }) => ({
    title: 'انتهت مهلة الدفع',
    text: `لم يُدفع الطلب ${number} في وقته فأُلغي الحجز المؤقت، ولم يُخصم شيء. يمكنكم الحجز من جديد في أي وقت.`,
  }),
  order_cancelled: ({ number, paid }) => ({
    title: `أُلغي طلبكم ${number}`,
    text: paid ? 'ألغاه مكتبنا، ويعود إليكم المبلغ كاملًا.' : 'ألغاه مكتبنا، ولم يُخصم شيء.',
  }),
  order_withdrawn: ({ number }) => ({
    title: `أُلغي طلبكم ${number}`,
    text: 'أُلغي من حسابكم قبل الدفع، ولم يُخصم شيء.',
  }),
  package_priced: ({ number, amount }) => ({
    title: 'سعر باقتكم الخاصة جاهز',
    text: `سعر الطلب ${number} هو ${sar(amount)} شاملًا الضريبة، ويمكنكم الدفع الآن.`,
  }),
  order_to_pay: ({ number, amount, heldUntil }) => ({
    title: `طلبكم ${number} جاهز للدفع`,
    text: `سجّلناه كما اتفقنا، ومبلغه ${sar(amount)} شاملًا الضريبة.${heldUntil === null ? '' : ` وهو محجوز لكم حتى ${day(heldUntil.day)} ${time(heldUntil.time)}.`} راجعوه ووافقوا على الشروط وادفعوا من صفحته.`,
  }),
  stage_reached: ({ number, stage }) => ({
    title: stages[stage],
    text: `آخر تحديث لطلبكم ${number}.`,
  }),
  worker_expected: ({ number }) => ({
    title: 'هل وصلت العاملة؟',
    text: `كان موعد وصول العاملة في طلبكم ${number} اليوم. إن وصلت فأخبرونا من صفحة الطلب، فمن وصولها تُحسب أيامكم.`,
  }),
  worker_offered: ({ number, place, disputeBy }) => ({
    title: place === 'door' ? 'كنا عند بابكم مع العاملة' : 'العاملة جاهزة في فرعنا بانتظاركم',
    text: `تُحسب أيام طلبكم ${number} ابتداءً من الغد. إن لم يكن ذلك صحيحًا فأخبرونا من صفحة الطلب حتى ${day(disputeBy.day)} ${time(disputeBy.time)}.`,
  }),
  worker_confirmed: ({ number, worker }) => ({
    title: `من سيأتي إليكم: ${worker.ar}`,
    text: `حدّدنا من سيعمل معكم في الطلب ${number}.`,
  }),
  worker_changed: ({ number, worker }) => ({
    title: 'تغيّر من سيأتي إليكم',
    text: `من سيعمل معكم في الطلب ${number}: ${worker.ar}.`,
  }),
  visit_tomorrow: ({ day: on, from, to }) => ({
    title: 'زيارتكم غدًا',
    text: `موعد الوصول ${day(on)}، ${span(from, to)}.`,
  }),
  visit_soon: ({ from, to }) => ({
    title: 'زيارتكم بعد قليل',
    text: `موعد الوصول اليوم ${span(from, to)}. نرجو أن يكون في البيت من يفتح الباب.`,
  }),
  visit_moved: ({ day: on, from, to }) => ({
    title: 'تغيّر موعد زيارتكم',
    text: `الموعد الجديد ${day(on)}، ${span(from, to)}.`,
  }),
  visit_worker_changed: ({ day: on, worker }) => ({
    title: `زيارتكم القادمة مع ${worker.ar}`,
    text: `في زيارة يوم ${day(on)} يكون العمل مع ${worker.ar}، والموعد كما هو.`,
  }),
  visit_cancelled: ({ day: on, isUsed }) => ({
    title: 'أُلغيت زيارتكم',
    text: isUsed
      ? `لم يمكن إتمام زيارة يوم ${day(on)} في بيتكم، فهي محسوبة من زيارات العقد. إن كان لكم رأي آخر فأخبرونا بشكوى.`
      : `لن نأتي يوم ${day(on)}. لأي سؤال نرجو التواصل معنا.`,
  }),
  visit_unconfirmed: ({ day: on }) => ({
    title: 'هل تمت زيارتكم؟',
    text: `لم يصلنا شيء عن زيارة يوم ${day(on)}. هل تمت الزيارة، أم لم يأتِ أحد؟ نرجو إخبارنا من صفحة الزيارات.`,
  }),
  visit_failed: ({ day: on, fault, isCutShort, amount, chooseBy }) => ({
    title: isCutShort
      ? 'انتهت زيارتكم قبل وقتها'
      : fault === 'agency'
        ? 'لم نجد من نرسله إليكم'
        : 'تعذّرت زيارتكم',
    text: [
      isCutShort
        ? `اضطررنا إلى إنهاء زيارة يوم ${day(on)} قبل وقتها.`
        : fault === 'agency'
          ? `نعتذر عن زيارة يوم ${day(on)}.`
          : `منعنا الطقس أو الطريق من الوصول إليكم يوم ${day(on)}.`,
      ...(amount > 0 && chooseBy === null
        ? [isCutShort ? `ويعود إليكم ثمن ما بقي منها: ${sar(amount)}.` : `ويعود إليكم ثمنها: ${sar(amount)}.`]
        : []),
      ...(chooseBy === null
        ? []
        : amount > 0
          ? [
              `لكم موعد آخر أو ثمنها ${sar(amount)}، والاختيار لكم حتى ${day(chooseBy.day)}، ${time(chooseBy.time)}. وإن لم تختاروا أعدنا إليكم المبلغ.`,
            ]
          : [`يمكنكم اختيار موعد آخر حتى ${day(chooseBy.day)}، ${time(chooseBy.time)}.`]),
    ].join(' '),
  }),
  visit_on_the_way: ({ from, to }) => ({
    title: 'نحن في الطريق إليكم',
    text: `موعد الوصول اليوم ${span(from, to)}. يمكنكم من صفحة الزيارات تحديد من يفتح الباب.`,
  }),
  visit_at_door: ({ minutes }) => ({
    title: 'نحن عند الباب',
    text: plural(minutes, {
      zero: 'نرجو فتح الباب الآن.',
      one: 'ننتظر دقيقة واحدة على الأقل. نرجو فتح الباب.',
      two: 'ننتظر دقيقتين على الأقل. نرجو فتح الباب.',
      few: 'ننتظر # دقائق على الأقل. نرجو فتح الباب.',
      many: 'ننتظر # دقيقة على الأقل. نرجو فتح الباب.',
      other: 'ننتظر # دقيقة على الأقل. نرجو فتح الباب.',
    }),
  }),
  visit_missed: ({ day: on }) => ({
    title: 'لم يُفتح لنا الباب',
    text: `وصلنا يوم ${day(on)} وانتظرنا عند الباب، ثم غادرنا. تُحسب هذه الزيارة من زيارات العقد. إن كنتم في المنزل ولم يأتِ أحد فأخبرونا من صفحة الزيارات.`,
  }),
  visit_done: ({ day: on, isOwnWord = true }) => ({
    title: 'تمت الزيارة',
    text: isOwnWord
      ? `انتهت زيارة يوم ${day(on)}.`
      : `انتهت زيارة يوم ${day(on)}. إن لم يأتِ أحد فأخبرونا من صفحة الزيارات.`,
  }),
  request_answered: ({ number, approved }) => ({
    title: approved ? 'وافقنا على طلبكم' : 'تعذّر قبول طلبكم',
    text: `تجدون ردّنا على الطلب ${number} في صفحة طلبات العقود.`,
  }),
  complaint_answered: ({ number, state }) => ({
    title: `رد على شكواكم ${number}`,
    text: complaintStates[state],
  }),
  refund_approved: ({ number, toCard, toWallet, dueFrom, dueBy }) => ({
    title: 'تمت الموافقة على الاسترداد',
    text: [
      `عن طلبكم ${number}:`,
      ...(toCard > 0
        ? [`بين ${day(dueFrom)} و${day(dueBy)} يعود ${sar(toCard)} إلى وسيلة الدفع التي دفعتم بها.`]
        : []),
      ...(toWallet > 0 ? [`أضفنا ${sar(toWallet)} إلى محفظتكم، ويمكنكم الدفع بها من الآن.`] : []),
    ].join(' '),
  }),
  refund_sent: ({ amount }) => ({
    title: 'أرسلنا المبلغ المسترد',
    text: `أعدنا ${sar(amount)} بالوسيلة التي دفعتم بها. وقد يستغرق ظهوره على البطاقة أيامًا.`,
  }),
  refund_failed: ({ amount }) => ({
    title: 'لم يصل المبلغ المسترد',
    text: `تعذّرت إعادة ${sar(amount)} إلى وسيلة الدفع التي دفعتم بها. نعمل على حل آخر وسنتواصل معكم.`,
  }),
  invoice_due: ({ number, amount, day: on }) => ({
    title: `فاتورة جديدة بقيمة ${sar(amount)}`,
    text: `الفاتورة ${number} مستحقة الدفع حتى ${day(on)}.`,
  }),
  invoice_paid: ({ number, amount }) => ({
    title: 'تم دفع الفاتورة',
    text: `استلمنا ${sar(amount)} عن الفاتورة ${number}. شكرًا لكم.`,
  }),
  invoice_overdue: ({ number, amount }) => ({
    title: 'فاتورة متأخرة السداد',
    text: `الفاتورة ${number} بقيمة ${sar(amount)} لم تُدفع في وقتها، ويبقى العقد متأخر السداد إلى أن تُدفع.`,
  }),
  charge_voided: ({ number, amount, paid }) => ({
    title: `ألغينا الفاتورة ${number}`,
    text: paid
      ? `نعيد إليكم ${sar(amount)} إلى حيث دفعتموها، ومعها إشعار دائن في فواتيركم.`
      : `لم يعد عليكم دفع ${sar(amount)}، وستجدون إشعارًا دائنًا في فواتيركم.`,
  }),
  wallet_adjusted: ({ amount }) =>
    amount > 0
      ? {
          title: 'أضفنا مبلغًا إلى محفظتكم',
          text: `أضاف مكتبنا ${sar(amount)}، والسبب في صفحة المحفظة.`,
        }
      : {
          title: 'خصمنا مبلغًا من محفظتكم',
          text: `خصم مكتبنا ${sar(-amount)}، والسبب في صفحة المحفظة.`,
        },
  points_earned: ({ points, amount }) => ({
    title: 'مكافأة جديدة لكم',
    text: [
      ...(points > 0
        ? [
            plural(points, {
              one: 'أضفنا نقطة واحدة إلى نقاطكم.',
              two: 'أضفنا نقطتين إلى نقاطكم.',
              few: 'أضفنا # نقاط إلى نقاطكم.',
              many: 'أضفنا # نقطة إلى نقاطكم.',
              other: 'أضفنا # نقطة إلى نقاطكم.',
            }),
          ]
        : []),
      ...(amount > 0 ? [`أضفنا ${sar(amount)} إلى محفظتكم.`] : []),
    ].join(' '),
  }),
  voucher_returned: ({ code, day: on }) => ({
    title: 'عادت إليكم قسيمتكم',
    text:
      on === null
        ? `القسيمة ${code} لكم من جديد، ويمكنكم استخدامها في طلبكم القادم.`
        : `القسيمة ${code} لكم من جديد، ويمكنكم استخدامها حتى ${day(on)}.`,
  }),
  voucher_granted: ({ code, day: on }) => ({
    title: 'قسيمة خصم لكم',
    text: `القسيمة ${code} صالحة لحجز واحد حتى ${day(on)}.`,
  }),
  contract_ending: ({ number, day: on, days }) => ({
    title: plural(days, {
      zero: 'ينتهي عقدكم اليوم',
      one: 'ينتهي عقدكم غدًا',
      two: 'ينتهي عقدكم بعد يومين',
      few: 'ينتهي عقدكم بعد # أيام',
      many: 'ينتهي عقدكم بعد # يومًا',
      other: 'ينتهي عقدكم بعد # يوم',
    }),
    text: `آخر يوم في العقد ${number} هو ${day(on)}.`,
  }),
  contract_changed: ({ number, state }) => ({
    title: contractStates[state],
    text: `هذا بخصوص العقد ${number}. لأي سؤال نرجو التواصل معنا.`,
  }),
  contract_resumed: ({ number }) => ({
    title: 'عادت خدمتكم بعد الإيقاف',
    text: `انتهى الإيقاف المؤقت للعقد ${number}، وتُحسب أيامه من جديد.`,
  }),
  contract_finished: ({ number }) => ({
    title: 'انتهى عقدكم',
    text: `انتهى العقد ${number}. زياراته وفواتيره باقية في حسابكم، ويسعدنا أن نخدمكم مرة أخرى.`,
  }),
  visits_ended: ({ number, count }) => ({
    title: 'زيارات انتهت بانتهاء العقد',
    text: `${plural(count, {
      one: 'زيارة واحدة لم تتم',
      two: 'زيارتان لم تتما',
      few: '# زيارات لم تتم',
      many: '# زيارة لم تتم',
      other: '# زيارة لم تتم',
    })} قبل انتهاء العقد ${number}، فأُلغيت معه. إن كان لكم حق فيها فأخبرونا من صفحة الشكاوى.`,
  }),
  wait_list_answered: ({ name, isPlan }) => ({
    title: `متاح الآن: ${name.ar}`,
    text: isPlan ? 'ما انتظرتموه متاح للحجز من جديد.' : 'أصبحت خدماتنا متاحة في هذه المنطقة.',
  }),
  voucher_ending: ({ code, days }) => ({
    title: plural(days, {
      zero: 'تنتهي قسيمتكم اليوم',
      one: 'تنتهي قسيمتكم غدًا',
      two: 'تنتهي قسيمتكم بعد يومين',
      few: 'تنتهي قسيمتكم بعد # أيام',
      many: 'تنتهي قسيمتكم بعد # يومًا',
      other: 'تنتهي قسيمتكم بعد # يوم',
    }),
    text: `القسيمة ${code} لم تُستخدم بعد.`,
  }),
  new_sign_in: ({ day: on, time: at }) => ({
    title: 'دخول جديد إلى حسابكم',
    text: `كان يوم ${day(on)} الساعة ${time(at)}. إن لم يكن منكم فنرجو تغيير كلمة المرور، فهذا يُخرج كل الأجهزة من الحساب.`,
  }),
  mobile_changed: () => ({
    title: 'تغيّر رقم جوال حسابكم',
    text: 'لحسابكم الآن رقم جوال جديد. إن لم يكن التغيير منكم فنرجو الاتصال بنا فورًا.',
  }),
  email_changed: () => ({
    title: 'تغيّر البريد الإلكتروني لحسابكم',
    text: 'عُدّل البريد الإلكتروني لحسابكم أو أُزيل. إن لم يكن التغيير منكم فنرجو الاتصال بنا فورًا.',
  }),
  password_changed: () => ({
    title: 'تغيّرت كلمة المرور',
    text: 'لحسابكم الآن كلمة مرور جديدة. إن لم يكن التغيير منكم فنرجو استعادة كلمة المرور فورًا ليعود الحساب إليكم.',
  }),
}
