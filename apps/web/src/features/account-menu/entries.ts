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
  sunIcon,
  ticketIcon,
  undoIcon,
  userIcon,
  walletIcon,
} from '@sakina/ui/icon'

import { paths } from '../../shared/config/paths.ts'

/**
 * The main pages of the account in three sections, the most used first. The menu is the same
 * everywhere.
 */
export const accountMenuSections = [
  {
    name: 'account',
    entries: [
      { name: 'account', to: paths.profile.to(), icon: sunIcon },
      { name: 'orders', to: paths.myOrders.to(), icon: packageIcon },
      { name: 'contracts', to: paths.contracts.to(), icon: contractIcon },
      { name: 'visits', to: paths.visits.to(), icon: calendarIcon },
      { name: 'requests', to: paths.requests.to(), icon: sendIcon },
      { name: 'complaints', to: paths.complaints.to(), icon: messageIcon },
      { name: 'bills', to: paths.bills.to(), icon: receiptIcon },
      { name: 'notices', to: paths.notices.to(), icon: bellIcon },
      { name: 'dashboard', to: paths.dashboard.to(), icon: monitorIcon },
    ],
  },
  {
    name: 'wallet',
    entries: [
      { name: 'balance', to: paths.walletDetails.to(), icon: walletIcon },
      { name: 'returns', to: paths.walletReturns.to(), icon: undoIcon },
      { name: 'cards', to: paths.walletCards.to(), icon: creditCardIcon },
      { name: 'vouchers', to: paths.walletVouchers.to(), icon: ticketIcon },
      { name: 'rewards', to: paths.walletRewards.to(), icon: giftIcon },
    ],
  },
  {
    name: 'settings',
    entries: [
      { name: 'details', to: paths.personalAccount.to(), icon: userIcon },
      { name: 'addresses', to: paths.addresses.to(), icon: mapPinIcon },
      { name: 'password', to: paths.changeOwnPassword.to(), icon: keyIcon },
      { name: 'data', to: paths.myData.to(), icon: downloadIcon },
      { name: 'delete', to: paths.deleteAccount.to(), icon: banIcon },
    ],
  },
] as const

/** The menu entry to mark as the current page, for URLs that are not in the menu. */
export const pathAliases: Readonly<Record<string, string>> = {
  [paths.wallet.to()]: paths.walletDetails.to(),
  [paths.myOrder.to()]: paths.myOrders.to(),
  [paths.requestReplacement.to()]: paths.requests.to(),
  [paths.requestCancellation.to()]: paths.requests.to(),
  [paths.requestSuspension.to()]: paths.requests.to(),
}
