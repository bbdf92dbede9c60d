import { paths } from '../shared/config/paths.ts'

export type PageEntry = {
  /** The name of its file in `src/routes`. Its imports determine the messages it needs. */
  readonly page: string
  readonly pattern: string
  /**
   * Whether the page is rendered to HTML at build time, in both languages. Other URLs get the empty shell
   * of their language.
   */
  readonly prerendered: boolean
  /** A visitor without a session is sent to sign in and returns to this page afterwards. */
  readonly session?: 'needed'
  /** Hides the footer, so that nothing leads away during sign-in, booking or payment. */
  readonly hasFooter?: false
  /** The layout with the side menu of the page. */
  readonly layout?: 'profile' | 'wallet'
}

export const notFound: PageEntry = { page: 'not-found', pattern: '*', prerendered: false }

/** All pages of the site. The build, the server and the router read this list. */
export const pages: readonly PageEntry[] = [
  { page: 'home', pattern: paths.home.pattern, prerendered: true },
  { page: 'services', pattern: paths.services.pattern, prerendered: true },
  { page: 'order-page', pattern: paths.orderPage.pattern, prerendered: true },
  { page: 'nationalities', pattern: paths.nationalities.pattern, prerendered: true },
  { page: 'service', pattern: paths.service.pattern, prerendered: true },
  { page: 'help-me-choose', pattern: paths.helpMeChoose.pattern, prerendered: true },
  { page: 'about', pattern: paths.about.pattern, prerendered: true },
  { page: 'rules', pattern: paths.rules.pattern, prerendered: true },
  { page: 'accessibility', pattern: paths.accessibility.pattern, prerendered: true },
  { page: 'login', pattern: paths.login.pattern, prerendered: false, hasFooter: false },
  { page: 'sign-up', pattern: paths.signUp.pattern, prerendered: false, hasFooter: false },
  { page: 'forgot-password', pattern: paths.forgotPassword.pattern, prerendered: false, hasFooter: false },
  { page: 'reset-password', pattern: paths.resetPassword.pattern, prerendered: false, hasFooter: false },
  {
    page: 'change-password',
    pattern: paths.changePassword.pattern,
    prerendered: false,
    session: 'needed',
    hasFooter: false,
  },
  {
    page: 'confirm-mobile',
    pattern: paths.confirmMobile.pattern,
    prerendered: false,
    session: 'needed',
    hasFooter: false,
  },
  { page: 'booking', pattern: paths.bookHourly.pattern, prerendered: false, hasFooter: false },
  { page: 'booking', pattern: paths.bookResident.pattern, prerendered: false, hasFooter: false },
  { page: 'booking', pattern: paths.bookMediation.pattern, prerendered: false, hasFooter: false },
  { page: 'booking', pattern: paths.bookTransferred.pattern, prerendered: false, hasFooter: false },
  { page: 'booking-start', pattern: paths.startHourly.pattern, prerendered: false, hasFooter: false },
  { page: 'booking-start', pattern: paths.startResident.pattern, prerendered: false, hasFooter: false },
  { page: 'booking-start', pattern: paths.startMediation.pattern, prerendered: false, hasFooter: false },
  { page: 'booking-start', pattern: paths.startTransferred.pattern, prerendered: false, hasFooter: false },
  { page: 'checkout', pattern: paths.checkout.pattern, prerendered: false, hasFooter: false },
  { page: 'payment-result', pattern: paths.paymentResult.pattern, prerendered: false, session: 'needed' },
  {
    page: 'profile',
    pattern: paths.profile.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'dashboard',
    pattern: paths.dashboard.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  { page: 'bills', pattern: paths.bills.pattern, prerendered: false, session: 'needed', layout: 'profile' },
  {
    page: 'complaints',
    pattern: paths.complaints.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  { page: 'visits', pattern: paths.visits.pattern, prerendered: false, session: 'needed', layout: 'profile' },
  {
    page: 'addresses',
    pattern: paths.addresses.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'personal-account',
    pattern: paths.personalAccount.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'change-own-password',
    pattern: paths.changeOwnPassword.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'delete-account',
    pattern: paths.deleteAccount.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'my-data',
    pattern: paths.myData.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  { page: 'address-form', pattern: paths.addressForm.pattern, prerendered: false, session: 'needed' },
  {
    page: 'wallet-details',
    pattern: paths.wallet.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  {
    page: 'wallet-details',
    pattern: paths.walletDetails.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  {
    page: 'wallet-returns',
    pattern: paths.walletReturns.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  {
    page: 'wallet-cards',
    pattern: paths.walletCards.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  {
    page: 'wallet-vouchers',
    pattern: paths.walletVouchers.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  {
    page: 'wallet-rewards',
    pattern: paths.walletRewards.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'wallet',
  },
  { page: 'side-bar', pattern: paths.sideBar.pattern, prerendered: false, session: 'needed' },
  { page: 'my-orders', pattern: paths.myOrders.pattern, prerendered: false, session: 'needed' },
  { page: 'my-order', pattern: paths.myOrder.pattern, prerendered: false, session: 'needed' },
  { page: 'tracking', pattern: paths.tracking.pattern, prerendered: false, session: 'needed' },
  {
    page: 'contracts',
    pattern: paths.contracts.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'requests',
    pattern: paths.requests.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'notices',
    pattern: paths.notices.pattern,
    prerendered: false,
    session: 'needed',
    layout: 'profile',
  },
  {
    page: 'request-replacement',
    pattern: paths.requestReplacement.pattern,
    prerendered: false,
    session: 'needed',
  },
  {
    page: 'request-cancellation',
    pattern: paths.requestCancellation.pattern,
    prerendered: false,
    session: 'needed',
  },
  {
    page: 'request-suspension',
    pattern: paths.requestSuspension.pattern,
    prerendered: false,
    session: 'needed',
  },
]

/** Returns the module of a page, as the manifest of the build names it. */
export const pageModulePath = (page: string): string => `src/routes/${page}.tsx`
