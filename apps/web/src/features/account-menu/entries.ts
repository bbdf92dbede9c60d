import {
  banIcon,
  bellIcon,
  calendarIcon,
  contractIcon,
  creditCardIcon,
  downloadIcon,
  giftIcon,
  keyIcon,
  mapPinIcon,
  messageIcon,
  monitorIcon,
  packageIcon,
  receiptIcon,
  sendIcon,
  ticketIcon,
  undoIcon,
  userIcon,
  walletIcon,
} from '@sakina/ui/icon'

import { paths } from '../../shared/config/paths.ts'

/** The pages of the account, the most used first. */
export const accountEntries = [
  { name: 'account', to: paths.profile.to(), icon: userIcon },
  { name: 'notices', to: paths.notices.to(), icon: bellIcon },
  { name: 'dashboard', to: paths.dashboard.to(), icon: monitorIcon },
  { name: 'visits', to: paths.visits.to(), icon: calendarIcon },
  { name: 'contracts', to: paths.contracts.to(), icon: contractIcon },
  { name: 'requests', to: paths.requests.to(), icon: sendIcon },
  { name: 'complaints', to: paths.complaints.to(), icon: messageIcon },
  { name: 'bills', to: paths.bills.to(), icon: receiptIcon },
] as const

/** Settings that rarely change. */
export const settingEntries = [
  { name: 'addresses', to: paths.addresses.to(), icon: mapPinIcon },
  { name: 'password', to: paths.changeOwnPassword.to(), icon: keyIcon },
  { name: 'data', to: paths.myData.to(), icon: downloadIcon },
  { name: 'delete', to: paths.deleteAccount.to(), icon: banIcon },
] as const

export const walletEntries = [
  { name: 'balance', to: paths.walletDetails.to(), icon: walletIcon },
  { name: 'returns', to: paths.walletReturns.to(), icon: undoIcon },
  { name: 'cards', to: paths.walletCards.to(), icon: creditCardIcon },
  { name: 'vouchers', to: paths.walletVouchers.to(), icon: ticketIcon },
  { name: 'rewards', to: paths.walletRewards.to(), icon: giftIcon },
] as const

/** A page outside the account layout that customers want first. */
export const orderEntries = [{ name: 'orders', to: paths.myOrders.to(), icon: packageIcon }] as const

/** The other URL of pages that have two. */
export const alsoAt: Readonly<Record<string, string>> = {
  [paths.personalAccount.to()]: paths.profile.to(),
  [paths.wallet.to()]: paths.walletDetails.to(),
}
