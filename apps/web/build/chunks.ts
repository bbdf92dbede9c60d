import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin, Rolldown } from 'vite'

const kit = (names: string) => `/ui/src/components/(?:${names})/`
const pages = (names: string) => new RegExp(`/src/routes/(?:${names})\\.`)
const anyOf = (...patterns: string[]) => new RegExp(patterns.join('|'))

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|swr|dequal|react-intl|intl-messageformat|@formatjs)\//

// The output file of a module by its path; the first match counts. What the entry imports goes to `shell`.
const subjects: Readonly<Record<string, RegExp>> = {
  radix: anyOf(
    '/node_modules/(?:@radix-ui|react-remove-scroll|react-style|use-|aria-hidden|get-nonce|tslib)',
    '/ui/src/internal/anchored-panel',
  ),
  endings: /\/domain\/src\/policies\/(?:ending|failed|refunds)/,
  policies:
    /organization-structured-data|\/shared\/policies\/|\/wire\/policies\.|\/policies\/(?:texts|canc|shown|recr|dead)|\/text\/src\/quantity\./,
  windows: anyOf(
    kit('dialog'),
    '/ui/src/internal/(?:hide-outside|ignore-toast|lock-scroll|modal|popup-form|window|use-(?:modal|is-scroll|return-focus|window))',
  ),
  validation: anyOf(
    '/node_modules/(?:yup|property-expr|tiny-case|toposort)/',
    '/domain/src/(?:identity|validation/(?!address-warnings|file|problem))|/shared/forms/all-rules',
  ),
  forms: anyOf(
    '/node_modules/(?:formik|lodash|deepmerge|react-is|react-fast-compare|hoist-non|tiny-warning)',
    '/shared/forms/(?:form\\.|form-context|use-|field|first|submit|server-field-errors|inputs/(?:text|phone|password|number|choice)-input)',
    kit('password-field'),
  ),
  pickers: anyOf(
    kit('combobox|date-picker|calendar|file-drop'),
    '/add-address-popup/address-fields|/shared/address/(?:address-inputs|chosen-place|unserved)',
  ),
  tasks: /\/(?:add-address|cancellation|replacement|suspension)-popup\/[a-z-]+-popup\./,
  controls: anyOf(
    kit('alert|key-value-list|field|(?:text|phone|number)-field|radio-group|segmented-control'),
    kit('native-select|checkbox|textarea|pagination') + '|/illustrations/coffee-set',
    '/ui/src/internal/(?:field-error|inner-button|ltr-text|options|use-(?:form|typed|canonical|caller))',
    '/api-client/src/(?:swr/(?:use-(?:command|request|all)|inval)|client/request-all)|/shared/paging/paged-list',
  ),
  dates: /@internationalized|\/domain\/src\/(?:calendar\/(?:hijri|ramadan)|schedule\/(?!duration))/,
  about: /\/ui\/src\/art\/(?:map\/|rooms\/(?:branch-door|majlis|nursery|room-frame|light|tones))/,
  sections: /\/ui\/src\/art\/rooms\/|service-room|\/visits\/room-light/,
  portraits: anyOf(kit('avatar'), '/ui/src/art/portrait/|/wire/workers\\.|/worker-portrait\\.'),
  cards: anyOf(
    kit('flag|worker-card|nationality-card|branch-card|voucher-card|price-breakdown'),
    '/ui/src/art/flags/',
    '/shared/(?:plans/(?!booking-url|services-query)|forms/inputs/choice-radio|popup/worker-)',
    '/domain/src/(?:pricing|plans/(?:search|quote-plan|economical|category))',
  ),
  shell: anyOf(
    kit('money|card|badge|code|date-text|time-text|person-name|count'),
    '/ui/src/art/(?:brand|payment|illustrations/offline)|/address-text\\.',
    '/shared/(?:async-view|errors/error|timing|portal|clock|head)',
    '/api-client/src/(?:swr/(?!use-places)|client/(?!follow|event)|wire/(?:codec|value-codecs|plans|services)\\.)',
    '/wire/records/(?:plan|service|quote|worker)\\.|/packages/text/',
    '/domain/src/(?:money|plans|vocabulary|calendar|refusal|schedule|policies/(?:config|requests|policy-line)|loyalty/config)',
  ),
  payment: anyOf(
    kit('address-card'),
    '/wire/(?:records/)?(?:order|invoice|order-request)s?\\.|/client/(?:follow|event)',
    '/domain/src/invoice/past-due|/shared/orders/payment-path|/ui/src/art/weave/',
    '/shared/(?:visits/use-order-of-visit|orders/use-package-labels)',
  ),
  portal: anyOf(
    kit('timeline|visit-row|quote-lines|stepper'),
    '/wire/(?:records/)?(?:contract|visit|request)s?\\.',
    '/domain/src/(?:lifecycles|visit-day|policies)',
  ),
  receipt: /\/booking\/(?:payment-queue|package-selection)/,
  customer: anyOf(
    '/wire/(?:records/)?(?:account|address|availability-alert|identity|notice|partner|upload|wallet)s?\\.',
    '/domain/src/(?:address|loyalty|validation)/|/shared/(?:address/(?:address-v|use-places)|session/safe)|/swr/use-places',
    '/domain/src/booking/(?:reduce|draft|choices|storage|past-days|steps|privacy)',
    '/api-client/src/booking/(?:draft|device)|/features/booking/draft/',
  ),
  ordering: /\/domain\/src\/booking\/|\/api-client\/src\/booking\/(?:use-|cancel)/,
}

/** The kinds of pages by their modules. A module that one kind imports goes to the file of that kind. */
const kinds: Readonly<Record<string, RegExp>> = {
  home: pages('home|service'),
  front: pages('rules|accessibility|not-found'),
  frame: /\/src\/app\/shell\/(?:toast-announcer|page-title)/,
  news: /\/src\/app\/shell\/|\/home\/(?:next-visit|driver-at-door-now)/,
  catalogue: /\/routes\/(?:services|plan-catalogue|nationalities|help-me-choose)\./,
  plan: /\/routes\/plan\.|\/plans\/service\/service-page\./,
  'sign-in': pages(
    'sign-up|login|forgot-password|reset-password|waiting-list|confirm-mobile|change-.*|delete-account',
  ),
  account: pages('account-overview|personal-account|addresses'),
  menu: /\/src\/(?:routes\/(?:account-menu|my-data|notices)\.|app\/layouts\/)/,
  orders: pages('my-orders?|tracking'),
  receipt: pages('payment-result|booking-start|checkout'),
  lists: pages('contracts|dashboard|requests|complaints|bills'),
  visits: pages('visits|driver'),
  vouchers: pages('wallet-(?:vouchers|rewards)'),
  wallet: pages('wallet-.*'),
  desk: pages('request-.*|address-form'),
  ordering: pages('booking'),
  about: /\/routes\/about\.|\/features\/(?:about\/about\.|branches\/|faq\/)/,
  sections: /\/features\/(?:home|about\/about-brief|recruitment\/steps-section)/,
}

/** The kinds of code that loads on demand by their modules, for modules that no page imports. */
const laterParts: Readonly<Record<string, RegExp>> = {
  steps: /\/features\/booking\/|\/api-client\/src\/booking\//,
  popups: /\/features\/(?:alerts|contact|packages|plans|recruitment|terms|workers)\//,
  tasks: /\/src\/(?:features|shared)\//,
}

/** The kinds whose pages are small enough to share one file. */
const oneFile =
  /^(?:home|front|sign-in|menu|orders|receipt|visits|desk|about|sections|frame|news|plan|vouchers)$/

/** The file of a module for several kinds of pages: the first one listed for all of them, else `shell`. */
const shared: Readonly<Record<string, string>> = {
  about: 'about sections',
  home: 'home front plan sections account',
  catalogue: 'catalogue plan',
  cards: 'catalogue home sections plan',
  payment: 'orders receipt ordering',
  portal: 'account menu news orders receipt lists visits wallet vouchers desk ordering',
  wallet: 'wallet vouchers',
}

/** Index files of whole packages. Every page imports them, so importers are not traced through them. */
const index = /\/(?:domain|api-client|text)\/src\/[^/]+\/index\.ts$|\/ui\/src\/art\/[^/]+\/index\.ts$/

const kindsOf = (all: Readonly<Record<string, RegExp>>, askers: readonly string[]) => [
  ...new Set(askers.flatMap((asker) => Object.keys(all).find((kind) => all[kind]?.test(asker)) ?? [])),
]

const fileOf: Rolldown.CodeSplittingNameFunction = (module, context) => {
  const importers = new Set([module])
  for (const each of importers)
    if (!index.test(each))
      for (const importer of context.getModuleInfo(each)?.importers ?? []) importers.add(importer)
  if ([...importers].some((each) => context.getModuleInfo(each)?.isEntry)) return 'shell'
  const subject = Object.keys(subjects).find((file) => subjects[file]?.test(module))
  if (subject !== undefined) return subject
  const askers = [...importers].filter((each) => context.getModuleInfo(each)?.dynamicImporters.length)
  const [kind, ...others] = kindsOf(kinds, askers)
  if (kind !== undefined && others.length > 0) {
    const isFor = (all = '') => [kind, ...others].every((each) => all.split(' ').includes(each))
    return Object.keys(shared).find((file) => isFor(shared[file])) ?? 'shell'
  }
  if (kind !== undefined) return askers.length > 1 || oneFile.test(kind) ? kind : undefined
  const [part, ...more] = kindsOf(laterParts, askers)
  return part !== undefined && more.length === 0 ? part : 'windows'
}

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: libraries, includeDependenciesRecursively: true },
    { name: fileOf, test: /^(?!.*\/src\/\w+-messages-)/, debugName: 'by subject and page' },
  ],
}

/** Lists pages that share a file in the manifest, as if each had a file of its own. */
export const pagesInManifest = (): Plugin => ({
  name: 'sakina:pages-in-manifest',
  writeBundle({ dir = '' }, bundle) {
    const path = join(dir, '.vite/manifest.json')
    const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'))
    for (const entry of Object.values(manifest)) {
      const chunk = bundle[entry.file]
      for (const module of chunk?.type === 'chunk' ? chunk.moduleIds : [])
        if (module.includes('/src/routes/')) manifest[module.replace(/.*(?=src\/routes\/)/, '')] ??= entry
    }
    writeFileSync(path, JSON.stringify(manifest))
  },
})
