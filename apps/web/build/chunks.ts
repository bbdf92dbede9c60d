import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin, Rolldown } from 'vite'

const pages = (names: string) => new RegExp(`/src/routes/(?:${names})\\.`)

/** The groups of pages that share code. A module belongs to the groups whose pages import it. */
const readers: Readonly<Record<string, RegExp>> = {
  front: pages('home|service|about|rules|accessibility|not-found'),
  notices: /\/src\/app\/shell\//,
  catalogue: pages('services|order-page|nationalities|help-me-choose'),
  'sign-in': pages('sign-up|login|forgot-password|reset-password|confirm-mobile|change-.*|delete-account'),
  account: pages('profile|personal-account|addresses'),
  menu: /\/src\/(?:routes\/(?:side-bar|my-data|notices)\.|app\/layouts\/)/,
  orders: pages('my-orders?|tracking'),
  receipt: pages('payment-result|booking-start|checkout'),
  lists: pages('contracts|dashboard|requests|complaints|bills'),
  visits: pages('visits|driver'),
  wallet: pages('wallet-.*'),
  desk: pages('request-.*|address-form'),
  ordering: pages('booking'),
  sections: /\/features\/(?:about|branches|faq|home|recruitment\/steps-section)|\/plans\/service\//,
}

/** The groups of code that loads on demand. A module that a page also imports belongs to that page. */
const laterParts: Readonly<Record<string, RegExp>> = {
  steps: /\/features\/booking\/|\/api-client\/src\/booking\//,
  popups: /\/features\/(?:alerts|contact|packages|plans|recruitment|terms|workers)\//,
  tasks: /\/src\/(?:features|shared)\//,
}

/** The groups whose pages are small enough to share one file. */
const oneFile = /^(?:front|sign-in|menu|orders|receipt|visits|wallet|desk|sections|notices)$/

const portal = 'menu account orders receipt lists visits wallet desk ordering'

/**
 * Files for modules that several groups import, the narrowest first. A module goes to the first
 * file that covers all groups that import it and, if one is given, its package.
 */
const shared: readonly (readonly [file: string, readers: string, packages?: RegExp])[] = [
  ['payment', 'orders receipt ordering'],
  ['services', 'orders receipt lists visits desk'],
  ['portal', portal],
  ['plans', 'catalogue orders receipt ordering sections'],
  ['records', `${portal} catalogue sections`],
  ['controls', `${portal} catalogue sections sign-in`, /\/(?:ui|text)\//],
  ['customer', `${portal} catalogue sections sign-in`],
]

/**
 * An index file imports the whole package and hides which page needs which module, so these modules
 * are assigned by folder.
 */
const folders: readonly (readonly [file: string, RegExp])[] = [
  ['radix', /\/node_modules\/(?:@radix-ui|react-remove-scroll|react-style|use-|aria-hidden|get-nonce|tslib)/],
  ['dates', /@internationalized|\/domain\/src\/(?:calendar\/(?:hijri|ramadan)|schedule)/],
  ['rooms', /\/ui\/src\/art\/rooms\/|\/shared\/(?:services\/service-room|visits\/use-room-light)/],
  ['common', /\/src\/shared\/(?:portal|services\/service-hues)/],
  ['records', /\/domain\/src\/(?:policies|pricing|visit-day)|\/components\/timeline\//],
  ['controls', /\/wire\/(?:entities|shapes)\/(?:quote|worker)\.|\/wire\/address-fields\./],
  ['customer', /\/wire\/(?:\w+\/)?identity\./],
  ['plans', /\/domain\/src\/(?:plans\/search|plans\/quote-plan)|\/ui\/src\/art\/portrait\//],
  [
    'ordering',
    /\/(?:domain\/src\/booking\/(?:saved-address|default-choices|booking-sections|order-request|price|visits)|api-client\/src\/booking\/(?:use-|cancel))/,
  ],
  [
    'validation',
    /\/node_modules\/(?:yup|property-expr|tiny-case|toposort)\/|\/domain\/src\/(?:identity|validation\/(?!address-warnings|file|problem))/,
  ],
]

/**
 * Popups of the kit that share an index with their fields. A page that only shows the fields does not need
 * the popup.
 */
const popup = /\/(?:add-address|cancellation|replacement|suspension)-popup\/[a-z]+(?:-[a-z]+)*-popup\.tsx$/

const kindsOf = (kinds: Readonly<Record<string, RegExp>>, askers: readonly string[]) => [
  ...new Set(askers.flatMap((asker) => Object.keys(kinds).find((kind) => kinds[kind]?.test(asker)) ?? [])),
]

/**
 * A page that imports a module also imports its dependencies, so this rule never makes two files import
 * each other.
 */
const fileOf: Rolldown.CodeSplittingNameFunction = (module, context) => {
  const [folder] = folders.find(([, test]) => test.test(module)) ?? []
  if (folder !== undefined) return folder
  const seen = new Set([module])
  for (const each of seen)
    if (!popup.test(each))
      for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  const askers = [...seen].filter((each) => context.getModuleInfo(each)?.dynamicImporters.length)
  const [kind, ...others] = kindsOf(readers, askers)
  if (kind !== undefined && others.length > 0) {
    const file = shared.find(
      ([, all, packages]) =>
        [kind, ...others].every((each) => all.split(' ').includes(each)) && packages?.test(module) !== false,
    )
    return file?.[0] ?? 'common'
  }
  if (kind !== undefined) return askers.length > 1 || oneFile.test(kind) ? kind : undefined
  const [part, ...more] = kindsOf(laterParts, askers)
  return part !== undefined && more.length === 0 && ![...seen].some((each) => popup.test(each))
    ? part
    : 'windows'
}

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|swr|dequal|react-intl|intl-messageformat|@formatjs)\//

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: libraries, includeDependenciesRecursively: true },
    { name: 'shell', tags: ['$initial'] },
    { name: fileOf, test: /^(?!.*\/src\/\w+-messages-)/, debugName: 'by who asks' },
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
