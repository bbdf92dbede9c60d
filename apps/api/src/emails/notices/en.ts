import { createNoticeFormatters, type NoticeMessages } from './notice-formatters.ts'

const { sar, day, time, span, plural } = createNoticeFormatters('en')

const stages = {
  submitted: 'Order submitted',
  under_review: 'Your order is under review',
  awaiting_payment: 'Your order is awaiting payment',
  processing: 'We’re matching you with a worker',
  visa_started: 'Visa procedures have started',
  visa_in_progress: 'The visa is being issued',
  visa_issued: 'The visa has been issued',
  travel_arrangements: 'Travel is being arranged',
  on_the_way: 'Your worker is on the way',
  arrived: 'Your worker has arrived',
  received: 'Your service has begun',
} as const

const complaintStates = {
  open: 'We’ve written back. Your complaint is still open.',
  on_hold: 'Your complaint is on hold for now. See the details on your complaints page.',
  closed: 'Your complaint is closed. Our answer is on your complaints page.',
} as const

const contractStates = {
  running: 'Your contract is running again',
  on_hold: 'Your contract is waiting for an answer',
  pending_swap: 'Your contract is waiting for a replacement',
  suspended: 'Your contract is paused',
  defaulted: 'A payment of your contract is late',
  cancelled: 'Your contract is cancelled',
  finished: 'Your contract has ended',
} as const

export const englishNotices: NoticeMessages = {
  order_placed: ({ number }) => ({
    title: `We have your order ${number}`,
    text: 'It’s saved with your orders, where you can follow it.',
  }),
  order_paid: ({ number, amount }) => ({
    title: 'Payment received, order confirmed',
    text: `We received ${sar(amount)} for your order ${number}.`,
  }),
  order_needs_worker: ({ number, amount }) => ({
    title: 'Payment received, but your time was gone',
    text: `We received ${sar(amount)} for your order ${number} after its reservation ended. On its page you can choose another worker if one is free, or get a full refund.`,
  }),
  order_expired: ({ number }) => ({
    title: 'Payment expired',
    text: `Order ${number} wasn’t paid in time, so we released it. You haven’t been charged, and you can book again any time.`,
  }),
  order_cancelled: ({ number, paid }) => ({
    title: `Order ${number} is cancelled`,
    text: paid
      ? 'Our office cancelled it. You’ll get a full refund.'
      : 'Our office cancelled it. You haven’t been charged.',
  }),
  package_priced: ({ number, amount }) => ({
    title: 'Your package price is ready',
    text: `Order ${number} costs ${sar(amount)} including VAT. You can pay for it now.`,
  }),
  stage_reached: ({ number, stage }) => ({
    title: stages[stage],
    text: `The latest on your order ${number}.`,
  }),
  worker_confirmed: ({ number, worker }) => ({
    title: `Your worker is ${worker.en}`,
    text: `That’s who will work with you on order ${number}.`,
  }),
  worker_changed: ({ number, worker }) => ({
    title: 'Your worker has changed',
    text: `${worker.en} will work with you on order ${number}.`,
  }),
  visit_tomorrow: ({ day: on, from, to }) => ({
    title: 'Your visit is tomorrow',
    text: `Arrival is on ${day(on)}, ${span(from, to)}.`,
  }),
  visit_soon: ({ from, to }) => ({
    title: 'Your visit is coming up',
    text: `Arrival is today ${span(from, to)}. Please make sure someone is home to open the door.`,
  }),
  visit_moved: ({ day: on, from, to }) => ({
    title: 'Your visit has a new time',
    text: `It’s now on ${day(on)}, ${span(from, to)}.`,
  }),
  visit_cancelled: ({ day: on }) => ({
    title: 'Your visit is cancelled',
    text: `We won’t come on ${day(on)}. If you have any questions, contact us.`,
  }),
  visit_on_the_way: ({ from, to }) => ({
    title: 'We’re on the way',
    text: `Arrival is today ${span(from, to)}. On your visits page you can say who opens the door.`,
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
    text: `We came on ${day(on)} and waited, but nobody opened. The visit counts as used.`,
  }),
  visit_done: ({ day: on }) => ({ title: 'Visit completed', text: `The visit on ${day(on)} is done.` }),
  request_answered: ({ number, approved }) => ({
    title: approved ? 'Your request is approved' : 'Your request was declined',
    text: `Our answer to request ${number} is on your requests page.`,
  }),
  complaint_answered: ({ number, state }) => ({
    title: `An answer to complaint ${number}`,
    text: complaintStates[state],
  }),
  refund_approved: ({ number, toCard, toWallet, dueFrom, dueBy }) => ({
    title: 'Refund approved',
    text: [
      `Your refund for order ${number} is approved.`,
      ...(toCard > 0
        ? [`${sar(toCard)} returns to your payment method between ${day(dueFrom)} and ${day(dueBy)}.`]
        : []),
      ...(toWallet > 0 ? [`${sar(toWallet)} is in your wallet, ready to use.`] : []),
    ].join(' '),
  }),
  refund_sent: ({ amount }) => ({
    title: 'Refund sent',
    text: `We sent ${sar(amount)} back to the payment method you used. Your bank may take a few days to show it.`,
  }),
  refund_failed: ({ amount }) => ({
    title: 'Your refund didn’t go through',
    text: `We couldn’t return ${sar(amount)} to the payment method you used. We’re working on another way and will contact you.`,
  }),
  invoice_due: ({ number, amount, day: on }) => ({
    title: `New invoice for ${sar(amount)}`,
    text: `Invoice ${number} is due by ${day(on)}.`,
  }),
  invoice_overdue: ({ number, amount }) => ({
    title: 'An invoice is overdue',
    text: `Invoice ${number} for ${sar(amount)} wasn’t paid in time. Your contract stays overdue until it is.`,
  }),
  wallet_adjusted: ({ amount }) =>
    amount > 0
      ? {
          title: 'Money added to your wallet',
          text: `Our office added ${sar(amount)}. The reason is on your wallet page.`,
        }
      : {
          title: 'Money taken from your wallet',
          text: `Our office took ${sar(-amount)}. The reason is on your wallet page.`,
        },
  points_earned: ({ points, amount }) => ({
    title: 'You’ve earned a reward',
    text: [
      ...(points > 0
        ? [plural(points, { one: 'You have # new point.', other: 'You have # new points.' })]
        : []),
      ...(amount > 0 ? [`${sar(amount)} cashback is in your wallet.`] : []),
    ].join(' '),
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
    text: `That’s where contract ${number} stands now. If you have any questions, contact us.`,
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
    text: `It was on ${day(on)} at ${time(at)}. If it wasn’t you, change your password: it signs everyone out.`,
  }),
  mobile_changed: () => ({
    title: 'Mobile changed',
    text: 'Your account has a new mobile number. If you didn’t change it, call us right away.',
  }),
  email_changed: () => ({
    title: 'Email changed',
    text: 'The email address of your account was changed or removed. If it wasn’t you, call us right away.',
  }),
  password_changed: () => ({
    title: 'Password changed',
    text: 'Your account has a new password. If you didn’t change it, reset it to take your account back.',
  }),
}
