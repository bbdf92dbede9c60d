const either = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`

const libraries = (names: string) => `/node_modules/${either(names)}/`
const kit = (names: string) => `/ui/src/components/${either(names)}[/.]`
const art = (names: string) => `/ui/src/art/${either(names)}[/.]`
const insideKit = (names: string) => `/ui/src/internal/${either(names)}\\.`
const calls = (names: string) => `/api-client/src/\\w+/(?:entities/|shapes/)?${either(names)}\\.ts`
const rules = (names: string) => `/domain/src/${either(names)}[/.]`
const features = (names: string) => `/web/src/features/${either(names)}[/.]`
const shared = (names: string) => `/web/src/shared/${either(names)}[/.]`
const routes = (names: string) => `/web/src/routes/${either(names)}\\.tsx`

const group = (name: string, ...places: readonly string[]) => ({ name, test: new RegExp(places.join('|')) })

/**
 * Which modules travel together, in files with names a person understands. A module goes to the first group that names
 * it. The build refuses files that lean on each other.
 */
export const chunkGroups = [
  group(
    'react',
    libraries(`react react-dom scheduler react-router react-router-dom swr use-sync-external-store dequal
      react-intl intl-messageformat @formatjs/[\\w-]+`),
  ),
  { name: 'shell', tags: ['$initial' as const] },

  // What pages are built of
  group(
    'radix',
    libraries(`@radix-ui/react-(?:compose-refs|context|id|presence|primitive|slot)
      @radix-ui/react-use-[\\w-]+ @radix-ui/primitive`),
  ),
  group(
    'windows',
    libraries(
      '@radix-ui/react-(?!accordion|collapsible|collection)[\\w-]+ aria-hidden react-remove-scroll[\\w-]* react-style-singleton use-callback-ref',
    ),
    libraries('use-sidecar tslib get-nonce'),
    kit('dialog alert-dialog'),
    shared('popup/failed-popup'),
    insideKit(`window use-cover hide-beside keep-for-toasts covered-page over-page use-return-focus hold-scroll
      use-window-opening popup-form`),
  ),
  group(
    'pickers',
    kit('calendar combobox date-picker file-drop'),
    shared('forms/inputs/(?:combo|date|file)-input'),
  ),
  group(
    'fields',
    '/text/src/',
    '/ui/src/strings/fill-nodes',
    kit('alert field native-select radio-group segmented-control text-field'),
    insideKit(`field-error keep-tick leaving mark options radio-keys tones use-form-reset use-own-value use-typed-text
      use-scrolls use-hydrated`),
    rules('address validation/(?:address-warnings|file|problem)'),
    shared('clock diagnostics focus query refusals session'),
  ),
  group(
    'validation',
    libraries('yup property-expr tiny-case toposort'),
    rules('validation identity'),
    shared('forms/all-rules'),
  ),
  group(
    'forms',
    libraries('formik lodash-es hoist-non-react-statics deepmerge tiny-warning react-is react-fast-compare'),
    shared('forms/(?!form-skeleton)[\\w-]+'),
    features('auth/own-words'),
    kit('checkbox number-field password-field phone-field textarea'),
    insideKit('inner-button use-canonical-text use-hand-on ltr-text'),
  ),
  group('commands', calls('acknowledged address-fields identity invalidation use-command use-request')),
  group(
    'dates',
    libraries('@internationalized'),
    rules('calendar/(?:hijri|ramadan) schedule'),
    kit('date-text time-text'),
    insideKit('moment-text'),
  ),
  group(
    'common',
    features('branches/organization'),
    shared('async-view errors head section timing/use-after'),
    kit('card empty-state money'),
    art('scene illustrations/(?:coffee-set|offline|unplugged) parts'),
    calls('services? plan price-basis'),
    rules('plans/(?!search)[\\w-]+ calendar/commercial-days'),
  ),
  group(
    'values',
    shared('forms/form-skeleton missing paging popup portal timing'),
    kit('badge code count error-state key-value-list pagination person-name progress-bar skeleton spinner'),
    insideKit('bidi heard look-of state-badge state-panel use-pause anchored-panel more-acts'),
    art('illustrations/nothing-found'),
    calls('request-all-pages use-all-pages'),
  ),

  group(
    'notices',
    '/web/src/app/shell/(?:speaker|offline-notice)',
    '/web/src/app/offline/',
    shared('trusted-types'),
    kit('toast offline-notice'),
  ),

  // Pages anybody reads
  group(
    'service-tiles',
    features('services'),
    shared('plans/listed-services'),
    kit('service-tile'),
    art('illustrations/(?:hourly|resident|mediation|handover)'),
  ),
  group(
    'prices',
    rules('calendar money plans policies pricing'),
    shared('plans'),
    shared('offers'),
    kit('price-breakdown voucher-card'),
    calls('plans workers?'),
  ),
  group('contact', features('contact'), calls('contact'), kit('contact-popup')),
  group(
    'popups',
    features('recruitment/\\w+-popup terms/privacy-popup'),
    kit('\\w+-steps-popup privacy-popup'),
    insideKit('numbered-steps'),
  ),
  group('plan-popups', features('plans/catalogue/(?:compare|offers)'), kit('plan-compare offers-popup')),
  group('flags', kit('flag'), art('flags')),
  group('workers', kit('worker-card avatar'), art('portrait'), shared('workers')),
  group(
    'home-sections',
    features(`about/about-brief home/(?!hero|floating)[\\w-]+ branches/branches recruitment/steps-section
      recruitment/use-steps faq`),
    kit('carousel review-card branch-card branch-map rating'),
    art('map'),
  ),
  group(
    'company',
    features('about statement terms'),
    routes('about accessibility rules'),
    shared('rich-text'),
  ),
  group(
    'plans',
    '/web/src/features/plans/[\\w-]+\\.tsx?',
    kit('nationality-card plan-card breadcrumbs'),
    art('flags'),
  ),

  // Signing in, booking, and what is behind the sign-in
  group(
    'records',
    rules('lifecycles'),
    shared('address/address-view calendar-file contracts hand-over orders refunds requests visits'),
    calls(`partners? complaints? contracts? contract-lists invoices? orders? quote requests? visits? wallet uploads
      event-stream follow-events`),
    kit('address-card visit-row quote-lines stepper'),
    features('requests/request-popups'),
    insideKit('card-action contract-\\w+ request-fields more-acts'),
    art('illustrations/(?!najdi)[\\w-]+ weave'),
  ),
  group(
    'draft',
    shared('address/(?:address-values|address-body|use-places)'),
    features(
      'booking/draft/(?:typed-place|device-store|draft-storage|use-draft|passport-file) booking/payment/payment-queue',
    ),
    rules('draft'),
  ),
  group('address-book', features('address/address-book'), routes('addresses'), kit('address-card')),
  group(
    'addresses',
    features('address/(?!edit-address)[\\w-]+ auth/sign-up-address'),
    routes('address-form'),
    shared('address'),

    kit('add-address-popup/address-fields'),
  ),
  group(
    'auth',
    features('auth/(?!sign-in-again|sign-up|identity)[\\w-]+'),
    routes('login forgot-password reset-password change-password'),
  ),
  group(
    'payment',
    features('booking/payment/(?:confirmation|pay-order-popup)'),
    shared('payment'),
    calls('checkout'),
    kit('payment-popup booking-confirmation-popup'),
  ),
  group(
    'account-popups',
    features(`address/edit-address orders/(?:cancel-order|track-order|package-to-send) contracts/(?:closing|details|letterhead|resume|terms-of)
      requests/request-list/withdraw-request
      visits/(?:move-visit|upcoming-popup) complaints/(?:add-complaint|use-hindrance) packages
      wallet/(?:add-card|claim-voucher|return-form)`),
    kit(`contract-details-popup visits-popup add-address-popup add-complaint-popup
      add-card-popup package-popup package-confirmation-popup order-tracking-popup time-window-picker`),
  ),
  group(
    'invoice',
    features('invoices/(?:view-invoice|pay-invoice|invoice-view)'),
    libraries('uqr'),
    kit('invoice-sheet table view-invoice-popup'),
    '/ui/src/strings/(?:ar|en)\\.',
  ),
  group('booking-account', features('booking/review/(?:account-card|use-account)')),
  group(
    'booking-steps',
    features(
      'booking/steps/(?:[\\w-]+-step|worker-selection|guest-address-form|home-fields|use-choice) booking/review/(?:agree|extras)',
    ),
    kit('worker-picker worker-selection-popup terms-popup'),
  ),
  group(
    'booking',
    features('booking'),
    routes('booking booking-start checkout payment-result'),
    kit('summary-card'),
  ),
  group(
    'orders',
    features('orders'),
    routes('my-orders my-order tracking'),
    kit('order-card tracking-stepper'),
    art('stages'),
  ),
  group(
    'contracts',
    features('contracts requests/request-list'),
    routes('contracts requests'),
    kit('contract-card request-card'),
  ),
  group(
    'requests',
    features('requests'),
    routes('request-\\w+'),
    kit('cancellation-popup replacement-popup suspension-popup'),
  ),
  group(
    'account-menu',
    '/web/src/app/layouts',
    features('account-menu'),
    routes('side-bar'),
    kit('side-nav'),
  ),
  group(
    'profile',
    features('now profile'),
    routes('profile personal-account change-own-password delete-account my-data'),
    kit('id-number'),
  ),
  group(
    'wallet',
    features('wallet'),
    routes('wallet-\\w+'),
    rules('loyalty'),
    kit('wallet-panel ledger-list card-tile loyalty-meter'),
  ),
  group(
    'account',
    features('complaints dashboard invoices visits'),
    routes('dashboard bills complaints visits'),
    libraries('@radix-ui'),
    kit('accordion complaint-card dashboard-tiles stat-tile timeline'),
  ),
]

/** The file that holds a module of the site: that of its group, or its own. */
export const chunkOf = (module: string): string =>
  chunkGroups.find((each) => 'test' in each && each.test.test(`/web/${module}`))?.name ?? module
