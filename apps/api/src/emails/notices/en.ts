import { createNoticeFormatters, type NoticeMessages } from './notice-formatters.ts'

const { sar, day, time, span, plural } = createNoticeFormatters('en')

const stages = {
  submitted: 'Order submitted',
  under_review: 'Your order is under review',
  awaiting_payment: 'Your order is awaiting payment',
  processing: 'We’re preparing your service',
  visa_started: 'Visa procedures have started',
  visa_in_progress: 'The visa is being issued',
  visa_issued: 'The visa has been issued',
  travel_arrangements: 'Travel is being arranged',
  on_the_way: 'Your worker is on the way',
  arrived: 'Your worker has arrived',
  received: 'Your service has begun',
} as const

const complaintStates = {
  open: 'Read our answer on your complaints page. The complaint is still open.',
  on_hold: 'Your complaint is on hold for now. See the details on your complaints page.',
  closed: 'Your complaint is closed. Our answer is on your complaints page.',
} as const

const contractStates = {
  running: 'Your contract is running again',
  on_hold: 'Your contract is on hold',
  pending_swap: 'Your contract is waiting for a replacement',
  suspended: 'Your contract is paused',
  defaulted: 'A payment on your contract is late',
  cancelled: 'Your contract is cancelled',
  finished: 'Your contract has ended',
} as const

/** The English texts of all notices. */
export const englishNotices: NoticeMessages = {
  order_placed: ({ number }) => ({
    title: `We have your order ${number}`,
    text: 'You’ll find it under your orders, with every update.',
  }),
  order_paid: ({ number, amount }) => ({
    title: 'Payment received, order confirmed',
    text: `We received ${sar(amount)} for your order ${number}.`,
  }),
  order_needs_worker: ({ number, amount }) => ({
    title: 'Payment received after your reservation ended',
    text: `We received ${sar(amount)} for your order ${number}, but your time was no longer reserved. On the order’s page, you can choose another worker if one is free, or get a full refund.`,
  }),
  order_expired: ({ number }) => ({
    title: 'Your reservation has expired',
    text: `Order ${number} wasn’t paid in time, so it’s no longer reserved. You haven’t been charged, and you can book again any time.`,
  }),
  order_cancelled: ({ number, paid }) => ({
    title: `Order ${number} is cancelled`,
    text: paid
      ? 'Our office cancelled it. You’ll get a full refund.'
      : 'Our office cancelled it. You haven’t been charged.',
  }),
  order_withdrawn: ({ number }) => ({
    title: `Order ${number} is cancelled`,
    text: 'It was cancelled from your account before payment. You haven’t been charged.',
  }),
  package_priced: ({ number, amount }) => ({
    title: 'Your package price is ready',
    text: `Order ${number} costs ${sar(amount)} including VAT. You can pay for it now.`,
  }),
  order_to_pay: ({ number, amount, heldUntil }) => ({
    title: `Your order ${number} is ready to pay`,
    text: `We took it as agreed. It costs ${sar(amount)} including VAT${heldUntil === null ? '' : ` and is held for you until ${day(heldUntil.day)} ${time(heldUntil.time)}`}. Check it, agree to the terms and pay on its page.`,
  }),
  stage_reached: ({ number, stage }) => ({
    title: stages[stage],
    text: `The latest on your order ${number}.`,
  }),
  worker_expected: ({ number }) => ({
    title: 'Has your worker come?',
    text: `Your worker for order ${number} was due today. If she has come, tell us on the page of the order; her days are counted from then.`,
  }),
  worker_offered: ({ number, place, disputeBy }) => ({
    title: place === 'door' ? 'We were at your door with your worker' : 'Your worker is ready at our branch',
    text: `The days of order ${number} are counted from tomorrow. If that isn’t so, tell us on the page of the order by ${day(disputeBy.day)} at ${time(disputeBy.time)}.`,
  }),
  worker_confirmed: ({ number, worker }) => ({
    title: `Your worker is ${worker.en}`,
    text: `Confirmed for your order ${number}.`,
  }),
  worker_changed: ({ number, worker }) => ({
    title: 'Your worker has changed',
    text: `${worker.en} will work with you on order ${number}.`,
  }),
  visit_tomorrow: ({ day: on, from, to }) => ({
    title: 'Your visit is tomorrow',
    text: `We’ll arrive on ${day(on)}, ${span(from, to)}.`,
  }),
  visit_soon: ({ from, to }) => ({
    title: 'Your visit is coming up',
    text: `We’ll arrive today ${span(from, to)}. Please make sure someone is home to open the door.`,
  }),
  visit_moved: ({ day: on, from, to }) => ({
    title: 'Your visit has a new time',
    text: `It’s now on ${day(on)}, ${span(from, to)}.`,
  }),
  visit_worker_changed: ({ day: on, worker }) => ({
    title: `${worker.en} will come to your visit`,
    text: `${worker.en} will come on ${day(on)} instead. The time stays the same.`,
  }),
  visit_cancelled: ({ day: on, isUsed }) => ({
    title: 'Your visit is cancelled',
    text: isUsed
      ? `The visit on ${day(on)} couldn’t go on at your home, so it counts as used. If you see it differently, tell us in a complaint.`
      : `We won’t be coming on ${day(on)}. If you have any questions, contact us.`,
  }),
  visit_unconfirmed: ({ day: on }) => ({
    title: 'Did your visit take place?',
    text: `Nobody has told us about ${day(on)} yet. Did the worker come, or did nobody come? Tell us on your visits page.`,
  }),
  visit_failed: ({ day: on, fault, isCutShort, amount, chooseBy }) => ({
    title: isCutShort
      ? 'Your visit ended early'
      : fault === 'agency'
        ? 'We couldn’t send anyone'
        : 'Your visit couldn’t take place',
    text: [
      isCutShort
        ? `We had to end the visit on ${day(on)} before its time.`
        : fault === 'agency'
          ? `We’re sorry about the visit on ${day(on)}.`
          : `The weather or the road kept us from coming on ${day(on)}.`,
      ...(amount > 0 && chooseBy === null
        ? [
            isCutShort
              ? `${sar(amount)} for the rest of it goes back to you.`
              : `Its price, ${sar(amount)}, goes back to you.`,
          ]
        : []),
      ...(chooseBy === null
        ? []
        : amount > 0
          ? [
              `Choose another time or its price, ${sar(amount)}, until ${day(chooseBy.day)}, ${time(chooseBy.time)}. If you don’t choose, the money goes back.`,
            ]
          : [`Choose another time until ${day(chooseBy.day)}, ${time(chooseBy.time)}.`]),
    ].join(' '),
  }),
  visit_on_the_way: ({ from, to }) => ({
    title: 'We’re on the way',
    text: `We’ll arrive today ${span(from, to)}. On your visits page, you can name who’ll open the door.`,
  }),
  visit_at_door: ({ minutes }) => ({
    title: 'We’re at your door',
    text: plural(minutes, {
      one: 'We’ll wait for at least a minute. Please open the door.',
      other: 'We’ll wait for at least # minutes. Please open the door.',
    }),
  }),
  visit_missed: ({ day: on }) => ({
    title: 'Nobody opened the door',
    text: `We came on ${day(on)} and waited, then had to leave. The visit counts as used. If you were at home and nobody came, tell us on your visits page.`,
  }),
  visit_done: ({ day: on, isOwnWord = true }) => ({
    title: 'Visit completed',
    text: isOwnWord
      ? `Your visit on ${day(on)} is complete.`
      : `Your visit on ${day(on)} is complete. If nobody came, tell us on your visits page.`,
  }),
  request_answered: ({ number, approved }) => ({
    title: approved ? 'Your request was approved' : 'Your request was declined',
    text: `Our answer to request ${number} is on your requests page.`,
  }),
  complaint_answered: ({ number, state }) => ({
    title: `We’ve answered complaint ${number}`,
    text: complaintStates[state],
  }),
  refund_approved: ({ number, toCard, toWallet, dueFrom, dueBy }) => ({
    title: 'Refund approved',
    text: [
      `For order ${number}:`,
      ...(toCard > 0
        ? [`${sar(toCard)} goes back to your payment method between ${day(dueFrom)} and ${day(dueBy)}.`]
        : []),
      ...(toWallet > 0 ? [`${sar(toWallet)} is in your wallet, ready to use.`] : []),
    ].join(' '),
  }),
  refund_sent: ({ amount }) => ({
    title: 'Refund sent',
    text: `We returned ${sar(amount)} the way you paid it. On a card it may take a few days to show on your statement.`,
  }),
  refund_failed: ({ amount }) => ({
    title: 'Your refund didn’t go through',
    text: `We couldn’t return ${sar(amount)} to the payment method you used. We’re working on another way and will contact you.`,
  }),
  invoice_due: ({ number, amount, day: on }) => ({
    title: `New invoice for ${sar(amount)}`,
    text: `Invoice ${number} is due by ${day(on)}.`,
  }),
  invoice_paid: ({ number, amount }) => ({
    title: 'Invoice paid',
    text: `We received ${sar(amount)} for invoice ${number}. Thank you.`,
  }),
  invoice_overdue: ({ number, amount }) => ({
    title: 'An invoice is overdue',
    text: `Invoice ${number} for ${sar(amount)} wasn’t paid in time. Your contract stays overdue until it is.`,
  }),
  charge_voided: ({ number, amount, paid }) => ({
    title: `Invoice ${number} is cancelled`,
    text: paid
      ? `You get ${sar(amount)} back the way you paid it. The credit note is with your invoices.`
      : `You no longer owe ${sar(amount)}. The credit note is with your invoices.`,
  }),
  wallet_adjusted: ({ amount }) =>
    amount > 0
      ? {
          title: 'Money added to your wallet',
          text: `Our office added ${sar(amount)}. The reason is on your wallet page.`,
        }
      : {
          title: 'Money deducted from your wallet',
          text: `Our office deducted ${sar(-amount)}. The reason is on your wallet page.`,
        },
  points_earned: ({ points, amount }) => ({
    title: 'You’ve earned a reward',
    text: [
      ...(points > 0
        ? [plural(points, { one: 'You have # new point.', other: 'You have # new points.' })]
        : []),
      ...(amount > 0 ? [`We added ${sar(amount)} in cashback to your wallet.`] : []),
    ].join(' '),
  }),
  voucher_returned: ({ code, day: on }) => ({
    title: 'Your voucher is back',
    text:
      on === null
        ? `Voucher ${code} is yours to use again.`
        : `Voucher ${code} is yours to use again until ${day(on)}.`,
  }),
  voucher_granted: ({ code, day: on }) => ({
    title: 'A discount voucher for you',
    text: `Voucher ${code} is good for one booking until ${day(on)}.`,
  }),
  contract_ending: ({ number, day: on, days }) => ({
    title: plural(days, {
      one: 'Your contract ends tomorrow',
      other: days === 0 ? 'Your contract ends today' : 'Your contract ends in # days',
    }),
    text: `The last day of contract ${number} is ${day(on)}.`,
  }),
  contract_changed: ({ number, state }) => ({
    title: contractStates[state],
    text: `This is about contract ${number}. If you have any questions, contact us.`,
  }),
  contract_resumed: ({ number }) => ({
    title: 'Your service is back',
    text: `The pause of contract ${number} is over, and its days count again.`,
  }),
  contract_finished: ({ number }) => ({
    title: 'Your contract has finished',
    text: `Contract ${number} is over. Its visits and invoices stay in your account, and we’d be glad to serve you again.`,
  }),
  visits_ended: ({ number, count }) => ({
    title: 'Visits that ended with your contract',
    text: `${plural(count, {
      one: '# visit hadn’t taken place',
      other: '# visits hadn’t taken place',
    })} when contract ${number} ended, so we cancelled ${count === 1 ? 'it' : 'them'}. If we owe you something for ${count === 1 ? 'it' : 'them'}, tell us on the complaints page.`,
  }),
  wait_list_answered: ({ name, isPlan }) => ({
    title: `Available now: ${name.en}`,
    text: isPlan ? 'The plan you waited for can be booked again.' : 'We now serve this area.',
  }),
  voucher_ending: ({ code, days }) => ({
    title: plural(days, {
      one: 'Your voucher ends tomorrow',
      other: days === 0 ? 'Your voucher ends today' : 'Your voucher ends in # days',
    }),
    text: `You haven’t used voucher ${code} yet.`,
  }),
  new_sign_in: ({ day: on, time: at }) => ({
    title: 'New sign-in to your account',
    text: `It was on ${day(on)} at ${time(at)}. If it wasn’t you, change your password, which signs out every device.`,
  }),
  mobile_changed: () => ({
    title: 'Mobile number changed',
    text: 'Your account has a new mobile number. If you didn’t change it, call us right away.',
  }),
  email_changed: () => ({
    title: 'Email changed',
    text: 'Your account’s email address was changed or removed. If it wasn’t you, call us right away.',
  }),
  password_changed: () => ({
    title: 'Password changed',
    text: 'Your account has a new password. If you didn’t change it, reset it to take your account back.',
  }),
}
