const withQuery = (path: string, query: Readonly<Record<string, number | string | undefined>>): string => {
  const known = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) known.set(name, String(value))
  return known.size === 0 ? path : `${path}?${known}`
}

type ChosenWorker = { worker?: number | string | undefined }

/** The choices of an earlier page, or of an earlier visit that is booked again, and the section to open. */
type BookingChoices = ChosenWorker & {
  day?: string | undefined
  time?: string | undefined
  weekday?: number | undefined
  address?: number | string | undefined
  step?: string | undefined
}

/** The visit that a popup of the visits page moves, rates, chooses another time for, or returns the price of. */
type VisitPopups = Partial<Record<'move' | 'rate' | 'choose' | 'refund', number | string>>

/**
 * All URLs of the site, with the route pattern beside the link function. No other code writes a URL of the
 * site.
 */
export const paths = {
  home: { pattern: '/', to: () => '/' },
  login: {
    pattern: '/Login',
    /** `back` is the URL, without its language, that required the sign-in. */
    to: ({ back }: { back?: string } = {}) =>
      back === undefined ? '/Login' : `/Login?${new URLSearchParams({ back })}`,
  },
  bookHourly: {
    pattern: '/s1/:serviceId/:planId',
    /** The choices of an earlier page are part of the URL. */
    to: (serviceId: number | string, planId: number | string, chosen: BookingChoices = {}) =>
      withQuery(`/s1/${serviceId}/${planId}`, chosen),
  },
  bookResident: {
    pattern: '/s2/:planId',
    to: (planId: number | string, chosen: ChosenWorker = {}) => withQuery(`/s2/${planId}`, chosen),
  },
  bookMediation: {
    pattern: '/s3/:planId',
    to: (planId: number | string, chosen: ChosenWorker = {}) => withQuery(`/s3/${planId}`, chosen),
  },
  bookTransferred: {
    pattern: '/s4/:planId',
    to: (planId: number | string, chosen: ChosenWorker = {}) => withQuery(`/s4/${planId}`, chosen),
  },
  /** Without a plan, the path leads to the plans of the service. */
  startHourly: { pattern: '/s1', to: () => '/s1' },
  startResident: { pattern: '/s2', to: () => '/s2' },
  startMediation: { pattern: '/s3', to: () => '/s3' },
  startTransferred: { pattern: '/s4', to: () => '/s4' },
  /** A step of the current booking. The rest of the URL stays. */
  bookingStep: { pattern: '', to: (step: string) => `?${new URLSearchParams({ step })}` },
  checkout: {
    pattern: '/geidea-checkout/:reservationId',
    to: (reservationId: number | string, method?: string) =>
      `/geidea-checkout/${reservationId}${method === undefined ? '' : `?${new URLSearchParams({ method })}`}`,
  },
  paymentResult: {
    pattern: '/payment-result/:orderId',
    to: (orderId: number | string) => `/payment-result/${orderId}`,
  },
  about: { pattern: '/AboutCompany', to: () => '/AboutCompany' },
  services: {
    pattern: '/ServicesPage1',
    to: ({
      service,
      tab,
      search,
    }: {
      service?: number | string | undefined
      tab?: string | undefined
      search?: string | undefined
    } = {}) => withQuery('/ServicesPage1', { service, tab, search }),
  },
  service: {
    pattern: '/S5',
    /** The page of a service or, with a plan, of one of its plans. */
    to: ({ service, plan }: { service?: number | string | undefined; plan?: number | string } = {}) =>
      withQuery('/S5', { service, plan }),
  },
  helpMeChoose: {
    pattern: '/HelpMeChoose',
    to: (answers: Readonly<Record<string, string | undefined>> = {}) => withQuery('/HelpMeChoose', answers),
  },
  rules: {
    pattern: '/Rules',
    to: (section?: string) => (section === undefined ? '/Rules' : `/Rules#${section}`),
  },
  accessibility: { pattern: '/Accessibility', to: () => '/Accessibility' },
  signUp: {
    pattern: '/SignUp',
    to: ({ back }: { back?: string } = {}) => withQuery('/SignUp', { back }),
  },
  nationalities: {
    pattern: '/Nationalitiespage',
    to: ({ search }: { search?: string | undefined } = {}) => withQuery('/Nationalitiespage', { search }),
  },
  orderPage: {
    pattern: '/OrderPage',
    to: (filters: Readonly<Record<string, number | string | undefined>> = {}) =>
      withQuery('/OrderPage', filters),
  },
  myOrders: {
    pattern: '/MyOrders',
    to: ({ page }: { page?: number | undefined } = {}) => withQuery('/MyOrders', { page }),
  },
  myOrder: {
    pattern: '/MyOrdersTwo',
    to: ({ order }: { order?: number | string } = {}) => withQuery('/MyOrdersTwo', { order }),
  },
  profile: { pattern: '/PersonalProfileLayout', to: () => '/PersonalProfileLayout' },
  /** A popup over the current page. The rest of the URL stays. */
  popup: { pattern: '', to: (name: string) => `?${new URLSearchParams({ popup: name })}` },
  /** The account menu as a page, for small screens. */
  sideBar: { pattern: '/SideBar', to: () => '/SideBar' },
  dashboard: {
    pattern: '/PersonalProfileLayout/InformationPanal',
    to: ({ visits = false }: { visits?: boolean } = {}) =>
      `/PersonalProfileLayout/InformationPanal${visits ? '?popup=visits' : ''}`,
  },
  bills: {
    pattern: '/PersonalProfileLayout/Bills',
    /** `pay` opens the payment of the invoice. */
    to: ({
      invoice,
      state,
      pay = false,
    }: { invoice?: number | string; state?: 'unpaid'; pay?: boolean } = {}) =>
      withQuery('/PersonalProfileLayout/Bills', { state, invoice, popup: pay ? 'pay' : undefined }),
  },
  complaints: {
    pattern: '/PersonalProfileLayout/ComplainsPanal',
    to: ({
      state,
      add = false,
      contract,
    }: { state?: 'open' | 'on_hold'; add?: boolean; contract?: string } = {}) =>
      withQuery('/PersonalProfileLayout/ComplainsPanal', {
        state,
        popup: add ? 'complaint' : undefined,
        contract,
      }),
  },
  visits: {
    pattern: '/PersonalProfileLayout/Visits',
    to: (popups: VisitPopups = {}) => withQuery('/PersonalProfileLayout/Visits', popups),
  },
  notices: {
    pattern: '/PersonalProfileLayout/Notices',
    to: ({ page }: { page?: number } = {}) => withQuery('/PersonalProfileLayout/Notices', { page }),
  },
  /** The page of a driver; the secret of the link is behind the `#`. */
  driver: { pattern: '/Driver', to: () => '/Driver' },
  wallet: { pattern: '/ElectronicWallet', to: () => '/ElectronicWallet' },
  walletDetails: { pattern: '/ElectronicWallet/WalletDetails', to: () => '/ElectronicWallet/WalletDetails' },
  walletReturns: { pattern: '/ElectronicWallet/WalletReturns', to: () => '/ElectronicWallet/WalletReturns' },
  walletCards: {
    pattern: '/ElectronicWallet/WalletStore',
    to: ({ add = false }: { add?: boolean } = {}) =>
      withQuery('/ElectronicWallet/WalletStore', { popup: add ? 'card' : undefined }),
  },
  walletVouchers: { pattern: '/ElectronicWallet/WalletPays', to: () => '/ElectronicWallet/WalletPays' },
  walletRewards: { pattern: '/ElectronicWallet/WalletGivings', to: () => '/ElectronicWallet/WalletGivings' },
  contracts: {
    pattern: '/PersonalProfileLayout/Contract',
    /** `chosen` is the contract whose details stand beside the list. */
    to: ({
      state,
      chosen,
      popup,
      contract,
    }: {
      state?: string | undefined
      chosen?: number | string | undefined
      popup?: string
      contract?: number | string
    } = {}) => withQuery('/PersonalProfileLayout/Contract', { state, chosen, popup, contract }),
  },
  requestReplacement: {
    pattern: '/ComplainsPage1',
    to: ({ contract }: { contract?: number | string } = {}) => withQuery('/ComplainsPage1', { contract }),
  },
  requestCancellation: {
    pattern: '/ComplainsPage2',
    to: ({ contract }: { contract?: number | string } = {}) => withQuery('/ComplainsPage2', { contract }),
  },
  requestSuspension: {
    pattern: '/ComplainsPage3',
    to: ({ contract }: { contract?: number | string } = {}) => withQuery('/ComplainsPage3', { contract }),
  },
  forgotPassword: {
    pattern: '/ForgetPassword',
    /** `back` is the URL to return to after the new password. */
    to: ({ back }: { back?: string | undefined } = {}) => withQuery('/ForgetPassword', { back }),
  },
  resetPassword: {
    pattern: '/ResetPAssword',
    to: ({ email, back }: { email?: string; back?: string | undefined } = {}) =>
      withQuery('/ResetPAssword', { email, back }),
  },
  changePassword: {
    pattern: '/ChangePassword',
    to: ({ back }: { back?: string } = {}) => withQuery('/ChangePassword', { back }),
  },
  /** Where the letter of a waiting list leads, with its token. */
  waitingList: { pattern: '/WaitingList', to: () => '/WaitingList' },
  confirmMobile: {
    pattern: '/ConfirmMobile',
    to: ({ back, by }: { back?: string; by?: 'email' } = {}) => withQuery('/ConfirmMobile', { back, by }),
  },
  personalAccount: {
    pattern: '/PersonalProfileLayout/PersonalAccount',
    to: () => '/PersonalProfileLayout/PersonalAccount',
  },
  changeOwnPassword: {
    pattern: '/PersonalProfileLayout/profilepage1',
    to: () => '/PersonalProfileLayout/profilepage1',
  },
  deleteAccount: {
    pattern: '/PersonalProfileLayout/profilepage2',
    to: () => '/PersonalProfileLayout/profilepage2',
  },
  myData: { pattern: '/PersonalProfileLayout/MyData', to: () => '/PersonalProfileLayout/MyData' },
  addresses: { pattern: '/PersonalProfileLayout/Addresses', to: () => '/PersonalProfileLayout/Addresses' },
  /** The address form as a page. */
  addressForm: {
    pattern: '/AddressPopup',
    to: ({ back }: { back?: string } = {}) => withQuery('/AddressPopup', { back }),
  },
  tracking: {
    pattern: '/Tracking/:orderId',
    to: (orderId: number | string) => `/Tracking/${orderId}`,
  },
  requests: {
    pattern: '/PersonalProfileLayout/Requests',
    to: ({ page, withdraw }: { page?: number; withdraw?: number | string } = {}) =>
      withQuery('/PersonalProfileLayout/Requests', { page, withdraw }),
  },
  /** A popup about one item, over the current page. The rest of the URL stays. */
  popupAbout: {
    pattern: '',
    to: (search: URLSearchParams, about: Readonly<Record<'popup', string> & Record<string, string>>) =>
      `?${new URLSearchParams({ ...Object.fromEntries(search), ...about })}`,
  },
} as const
