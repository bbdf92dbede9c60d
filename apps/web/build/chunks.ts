import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin, Rolldown } from 'vite'

const pages = (names: string) => new RegExp(`/src/routes/(?:${names})\\.`)

/** Who asks for code: the pages of a kind. */
const readers: Readonly<Record<string, RegExp>> = {
  front: pages('home'),
  company: pages('about|rules|accessibility|not-found'),
  service: pages('service'),
  catalogue: pages('services|order-page|nationalities|help-me-choose'),
  'sign-in': pages('login|sign-up|forgot-password|reset-password|confirm-mobile|change-.*|delete-account'),
  account: pages('profile|personal-account|addresses'),
  menu: /\/src\/(?:routes\/(?:side-bar|my-data|notices)\.|app\/layouts\/)/,
  orders: pages('my-orders?|tracking'),
  receipt: pages('payment-result'),
  lists: pages('contracts|dashboard|requests|complaints|bills'),
  visits: pages('visits'),
  wallet: pages('wallet-.*'),
  desk: pages('request-.*|address-form'),
  ordering: pages('booking'),
  start: pages('booking-start|checkout'),
  others: pages('.*'),
  sections: /\/features\/(?:about|branches|faq|home|recruitment\/steps-section)|\/plans\/service\//,
  notices: /\/src\/app\/shell\//,
}

/** What a page fetches later. Where pages ask as well, they decide. */
const laterParts: Readonly<Record<string, RegExp>> = {
  steps: /\/features\/booking\/|\/api-client\/src\/booking\//,
  popups: /\/features\/(?:alerts|contact|packages|plans|recruitment|terms)\//,
  tasks: /\/src\/(?:features|shared)\//,
}

/** The small pages of each of these kinds share one file. */
const oneFile = /^(?:sign-in|menu|orders|receipt|visits|wallet|desk|start|sections|notices)$/

const portal = 'menu account orders receipt lists visits wallet desk ordering'

/** What several kinds ask for, the narrowest file first: a module goes to the first that is for all who ask for it. */
const shared: readonly (readonly [file: string, readers: string])[] = [
  ['catalogue', 'catalogue sections'],
  ['upcoming', 'account lists visits'],
  ['dates', 'desk ordering'],
  ['payment', 'orders receipt ordering start'],
  ['forms', 'sign-in account desk'],
  ['services', 'orders receipt lists visits desk'],
  ['plans', 'catalogue orders receipt ordering start sections'],
  ['pictures', 'front company service account ordering sections'],
  ['portal', portal],
  ['records', `${portal} catalogue sections`],
  ['controls', `${portal} catalogue sections sign-in`],
]

/**
 * An index file imports the whole package, which hides who needs what, so these modules are assigned by
 * folder.
 */
const folders: readonly (readonly [file: string, RegExp])[] = [
  ['radix', /\/node_modules\/(?:@radix-ui|react-remove-scroll|react-style|use-|aria-hidden|get-nonce|tslib)/],
  ['dates', /@internationalized|\/domain\/src\/(?:calendar\/(?:hijri|ramadan)|schedule)/],
  ['rooms', /\/ui\/src\/art\/rooms\/|\/shared\/services\/service-room/],
  ['records', /\/domain\/src\/policies/],
  ['plans', /\/domain\/src\/(?:pricing|plans\/search|plans\/quote-plan)|\/ui\/src\/art\/portrait\//],
  [
    'ordering',
    /\/(?:domain\/src\/booking\/(?:address-to-take|first-choices|folds|order-request|price|visits)|api-client\/src\/booking\/(?:use-|cancel))/,
  ],
  [
    'validation',
    /\/node_modules\/(?:yup|property-expr|tiny-case|toposort)\/|\/domain\/src\/(?:identity|validation\/(?!address-warnings|file|problem))/,
  ],
]

/** Popups of the kit that share a list of contents with their fields; a page that shows the fields asks for those only. */
const popup = /\/(?:add-address|cancellation|replacement|suspension)-popup\/[a-z]+(?:-[a-z]+)*-popup\.tsx$/

const kindsOf = (kinds: Readonly<Record<string, RegExp>>, askers: readonly string[]) => [
  ...new Set(askers.flatMap((asker) => Object.keys(kinds).find((kind) => kinds[kind]?.test(asker)) ?? [])),
]

/**
 * Whoever imports a module also imports its dependencies. So this rule never makes two files depend on each
 * other.
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
    const file = shared.find(([, all]) => [kind, ...others].every((each) => all.split(' ').includes(each)))
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
    { name: fileOf, test: /^(?!.*\/src\/(?:account-)?words-)/, debugName: 'by who asks' },
  ],
}

/** A page that shares a file stands in the manifest as if the file were its own. */
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
