import { paths } from '../shared/config/paths.ts'

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
  /** The file of the page of a plan, at the query `?plan=`. Plans have documents of their own. */
  readonly planPage?: string
  /** The messages it shows beside the public ones; an account page shows all. */
  readonly words?: 'signIn' | 'account'
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

const behindShell = (page: string, path: PageName): PageEntry => ({
  page,
  pattern: paths[path].pattern,
  prerendered: false,
})

/** A page of signing in or up, of booking or of the agency. */
const withoutFooter = (page: string, path: PageName): PageEntry => ({
  ...behindShell(page, path),
  hasFooter: false,
})

/** A page of signing in and up that is the same for everybody until something is typed. */
const door = (page: string, path: PageName): PageEntry => ({
  ...prerendered(page, path),
  hasFooter: false,
  words: 'signIn',
  isUnlisted: true,
})

/** The first step of a booking, which shows its frame until the plan has come. */
const booking = (path: PageName): PageEntry => ({
  ...prerendered('booking', path),
  hasFooter: false,
  words: 'account',
  isUnlisted: true,
})

const portal = (page: string, path: PageName): PageEntry => ({
  ...behindShell(page, path),
  session: 'needed',
})

const profile = (page: string, path: PageName): PageEntry => ({
  ...portal(page, path),
  layout: 'profile',
})

const wallet = (page: string, path: PageName): PageEntry => ({
  ...portal(page, path),
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
  { ...prerendered('service', 'service'), planPage: 'plan' },
  prerendered('help-me-choose', 'helpMeChoose'),
  prerendered('about', 'about'),
  prerendered('rules', 'rules'),
  prerendered('accessibility', 'accessibility'),
  door('login', 'login'),
  door('sign-up', 'signUp'),
  door('forgot-password', 'forgotPassword'),
  withoutFooter('reset-password', 'resetPassword'),
  withoutFooter('waiting-list', 'waitingList'),
  // For people of the agency, without an account.
  { ...withoutFooter('driver', 'driver'), header: 'plain' },
  { ...withoutFooter('change-password', 'changePassword'), session: 'needed' },
  { ...withoutFooter('confirm-mobile', 'confirmMobile'), session: 'needed' },
  booking('bookHourly'),
  booking('bookResident'),
  booking('bookMediation'),
  booking('bookTransferred'),
  withoutFooter('booking-start', 'startHourly'),
  withoutFooter('booking-start', 'startResident'),
  withoutFooter('booking-start', 'startMediation'),
  withoutFooter('booking-start', 'startTransferred'),
  withoutFooter('checkout', 'checkout'),
  portal('payment-result', 'paymentResult'),
  profile('account-overview', 'profile'),
  profile('dashboard', 'dashboard'),
  profile('bills', 'bills'),
  profile('complaints', 'complaints'),
  profile('visits', 'visits'),
  profile('addresses', 'addresses'),
  profile('personal-account', 'personalAccount'),
  profile('change-own-password', 'changeOwnPassword'),
  profile('delete-account', 'deleteAccount'),
  profile('my-data', 'myData'),
  portal('address-form', 'addressForm'),
  wallet('wallet-details', 'wallet'),
  wallet('wallet-details', 'walletDetails'),
  wallet('wallet-returns', 'walletReturns'),
  wallet('wallet-cards', 'walletCards'),
  wallet('wallet-vouchers', 'walletVouchers'),
  wallet('wallet-rewards', 'walletRewards'),
  portal('account-menu', 'sideBar'),
  profile('my-orders', 'myOrders'),
  profile('my-order', 'myOrder'),
  portal('tracking', 'tracking'),
  profile('contracts', 'contracts'),
  profile('requests', 'requests'),
  profile('notices', 'notices'),
  profile('request-replacement', 'requestReplacement'),
  profile('request-cancellation', 'requestCancellation'),
  profile('request-suspension', 'requestSuspension'),
]

/** Returns the module of a page, as the manifest of the build names it. */
export const pageModulePath = (page: string): string => `src/routes/${page}.tsx`
