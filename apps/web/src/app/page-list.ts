import { paths } from '../shared/config/paths.ts'
import type { MessageValues } from '../shared/intl/messages.generated.ts'

/** A message without values. */
export type PlainMessage = {
  [Id in keyof MessageValues]: keyof MessageValues[Id] extends never ? Id : never
}[keyof MessageValues]

/** A page of the site: its file, URL pattern, and who may open it. */
export type PageEntry = {
  /** The name of its file in `src/routes`. */
  readonly page: string
  readonly pattern: string
  /**
   * Whether the page is rendered to HTML at build time, in both languages. Other URLs get the empty shell
   * of their language.
   */
  readonly prerendered: boolean
  /** The title of a page that is not prerendered, so that its first HTML has it. */
  readonly title?: PlainMessage
  /** The page shows a title of its own that says more. */
  readonly hasOwnTitle?: true
  /** The messages it shows beside the public ones; an account page shows all. */
  readonly words?: 'signIn'
  /** Search engines are not told of it, although it is prerendered. */
  readonly isUnlisted?: true
  /** A visitor without a session is sent to sign in and returns to this page afterwards. */
  readonly session?: 'needed'
  /** Hides the footer, so that nothing leads away during sign-in, booking or payment. */
  readonly hasFooter?: false
  /** For people of the agency: the header has no account and leads nowhere. */
  readonly header?: 'plain'
  /** The layout with the side menu of the page. */
  readonly layout?: 'profile' | 'wallet'
}

/** The page for a URL that no other page has. */
export const notFoundPage: PageEntry = { page: 'not-found', pattern: '*', prerendered: false }

type PageName = keyof typeof paths

const prerendered = (page: string, path: PageName): PageEntry => ({
  page,
  pattern: paths[path].pattern,
  prerendered: true,
})

const behindShell = (page: string, path: PageName, title: PlainMessage): PageEntry => ({
  page,
  pattern: paths[path].pattern,
  prerendered: false,
  title,
})

/** A page of signing in and up. */
const signIn = (page: string, path: PageName, title: PlainMessage): PageEntry => ({
  ...behindShell(page, path, title),
  hasFooter: false,
})

/** A page of signing in and up that is the same for everybody until something is typed. */
const door = (page: string, path: PageName): PageEntry => ({
  ...prerendered(page, path),
  hasFooter: false,
  words: 'signIn',
  isUnlisted: true,
})

const booking = (page: string, path: PageName): PageEntry => ({
  ...behindShell(page, path, 'booking.page.plain'),
  hasFooter: false,
})

const portal = (page: string, path: PageName, title: PlainMessage): PageEntry => ({
  ...behindShell(page, path, title),
  session: 'needed',
})

const profile = (page: string, path: PageName, title: PlainMessage): PageEntry => ({
  ...portal(page, path, title),
  layout: 'profile',
})

const wallet = (page: string, path: PageName, title: PlainMessage): PageEntry => ({
  ...portal(page, path, title),
  layout: 'wallet',
})

/**
 * All pages of the site. The build and the router read this list, and the build writes their URLs
 * for the server.
 */
export const pages: readonly PageEntry[] = [
  prerendered('home', 'home'),
  prerendered('services', 'services'),
  prerendered('plan-catalogue', 'orderPage'),
  prerendered('nationalities', 'nationalities'),
  prerendered('service', 'service'),
  prerendered('help-me-choose', 'helpMeChoose'),
  prerendered('about', 'about'),
  prerendered('rules', 'rules'),
  prerendered('accessibility', 'accessibility'),
  door('login', 'login'),
  door('sign-up', 'signUp'),
  door('forgot-password', 'forgotPassword'),
  signIn('reset-password', 'resetPassword', 'auth.reset.title'),
  // For people of the agency, without an account.
  { ...signIn('driver', 'driver', 'driver.title'), header: 'plain' },
  { ...signIn('change-password', 'changePassword', 'auth.change.title'), session: 'needed' },
  {
    ...signIn('confirm-mobile', 'confirmMobile', 'auth.confirm.title'),
    session: 'needed',
    hasOwnTitle: true,
  },
  { ...booking('booking', 'bookHourly'), hasOwnTitle: true },
  { ...booking('booking', 'bookResident'), hasOwnTitle: true },
  { ...booking('booking', 'bookMediation'), hasOwnTitle: true },
  { ...booking('booking', 'bookTransferred'), hasOwnTitle: true },
  booking('booking-start', 'startHourly'),
  booking('booking-start', 'startResident'),
  booking('booking-start', 'startMediation'),
  booking('booking-start', 'startTransferred'),
  { ...booking('checkout', 'checkout'), title: 'booking.checkout.page' },
  portal('payment-result', 'paymentResult', 'booking.result.page'),
  profile('account-overview', 'profile', 'now.title'),
  profile('dashboard', 'dashboard', 'dashboard.title'),
  profile('bills', 'bills', 'invoices.title'),
  profile('complaints', 'complaints', 'complaints.title'),
  profile('visits', 'visits', 'visits.title'),
  profile('addresses', 'addresses', 'address.title'),
  profile('personal-account', 'personalAccount', 'profile.title'),
  profile('change-own-password', 'changeOwnPassword', 'profile.change.title'),
  profile('delete-account', 'deleteAccount', 'profile.delete.title'),
  profile('my-data', 'myData', 'profile.data.title'),
  portal('address-form', 'addressForm', 'address.formTitle'),
  wallet('wallet-details', 'wallet', 'wallet.title'),
  wallet('wallet-details', 'walletDetails', 'wallet.title'),
  wallet('wallet-returns', 'walletReturns', 'wallet.returns.title'),
  wallet('wallet-cards', 'walletCards', 'wallet.cards.title'),
  wallet('wallet-vouchers', 'walletVouchers', 'wallet.vouchers.title'),
  wallet('wallet-rewards', 'walletRewards', 'wallet.rewards.title'),
  portal('account-menu', 'sideBar', 'accountMenu.title'),
  profile('my-orders', 'myOrders', 'orders.title'),
  profile('my-order', 'myOrder', 'orders.one'),
  portal('tracking', 'tracking', 'orders.tracking.title'),
  profile('contracts', 'contracts', 'contracts.title'),
  profile('requests', 'requests', 'requestList.title'),
  profile('notices', 'notices', 'notices.title'),
  profile('request-replacement', 'requestReplacement', 'requests.replacement.title'),
  profile('request-cancellation', 'requestCancellation', 'requests.cancellation.title'),
  profile('request-suspension', 'requestSuspension', 'requests.suspension.title'),
]

/** Returns the module of a page, as the manifest of the build names it. */
export const pageModulePath = (page: string): string => `src/routes/${page}.tsx`
