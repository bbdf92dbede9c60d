import type { MessageValues } from '../shared/intl/messages.generated.ts'

type MessageWithoutValues = {
  [Id in keyof MessageValues]: keyof MessageValues[Id] extends never ? Id : never
}[keyof MessageValues]

/** The title of each page that is not prerendered, which its first HTML has. */
export const pageTitles: Readonly<Record<string, MessageWithoutValues>> = {
  'reset-password': 'auth.reset.title',
  'waiting-list': 'alerts.confirm.page',
  driver: 'driver.title',
  'change-password': 'auth.change.title',
  'confirm-mobile': 'auth.confirm.title',
  'payment-result': 'booking.result.page',
  'account-overview': 'now.title',
  dashboard: 'dashboard.title',
  bills: 'invoices.title',
  complaints: 'complaints.title',
  visits: 'visits.title',
  addresses: 'address.title',
  'personal-account': 'profile.title',
  'change-own-password': 'profile.change.title',
  'delete-account': 'profile.delete.title',
  'my-data': 'profile.data.title',
  'address-form': 'address.formTitle',
  'wallet-details': 'wallet.title',
  'wallet-returns': 'wallet.returns.title',
  'wallet-cards': 'wallet.cards.title',
  'wallet-vouchers': 'wallet.vouchers.title',
  'wallet-rewards': 'wallet.rewards.title',
  'account-menu': 'accountMenu.title',
  'my-orders': 'orders.title',
  'my-order': 'orders.one',
  tracking: 'orders.tracking.title',
  contracts: 'contracts.title',
  requests: 'requestList.title',
  notices: 'notices.title',
  'request-replacement': 'requests.replacement.title',
  'request-cancellation': 'requests.cancellation.title',
  'request-suspension': 'requests.suspension.title',
  'booking-start': 'booking.page.plain',
  checkout: 'booking.checkout.page',
}

/** The pages that then show a title of their own, which says more. */
export const pagesWithOwnTitle: readonly string[] = ['confirm-mobile']
