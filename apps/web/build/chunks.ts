import type { Rolldown } from 'vite'

const pages = (names: string, more = '(?!)') => new RegExp(`/src/routes/(?:${names})\\.|${more}`)

/** Who asks for code: pages of a kind, and parts that a page fetches later. */
const askers = {
  home: pages('home|about|rules|accessibility|not-found', '/src/app/shell/'),
  browsing: pages('services?|order-page|nationalities|help-me-choose', '/plans/(?:help|service)/'),
  sections: /\/features\/(?:about|branches|faq|home|recruitment\/steps-section)/,
  lists: pages(
    'bills|complaints|contracts|dashboard|my-.*|requests|side-bar|tracking|visits|wallet.*|addresses',
    '/app/layouts/',
  ),
  signIn: pages('login|sign-up|forgot.*|reset.*|change.*|delete.*|personal.*'),
  desk: pages('address-form|profile|request-.*'),
  booking: pages('booking.*|checkout|payment.*'),
  steps: /\/features\/booking\//,
  any: /./,
}
type Asker = keyof typeof askers
const portal = ['lists', 'signIn', 'desk', 'booking'] as const

/** A module goes to the first file all of whose askers ask for it. */
const files: readonly (readonly [string, ...Asker[]])[] = [
  ['common', 'home'],
  ['fields', 'signIn', 'lists'],
  ['fields', 'signIn', 'browsing'],
  ...portal.map((each) => ['values', 'browsing', each] as const),
  ...portal.map((each) => ['values', 'sections', each] as const),
  ['browsing', 'browsing'],
  ['sections', 'sections'],
  ['records', 'lists', 'booking'],
  ['records', 'lists', 'desk'],
  ['account', 'lists'],
  ['forms', 'signIn'],
  ['forms', 'desk', 'booking'],
  ['desk', 'desk'],
  ['ordering', 'booking'],
  ['steps', 'steps'],
  ['windows', 'any'],
]

/** Files of their own: a page, the words of a language. */
const ownFile = /\/src\/(?:routes\/|(?:account-)?words-)/

/** A package's list of contents asks for all of it, which says nothing of who needs what: these are named by folder. */
const folders: readonly (readonly [string, RegExp])[] = [
  ['common', /\/shared\/router\//],
  [
    'values',
    /@internationalized|\/domain\/src\/(?:calendar\/(?!commercial)|money|policies|pricing|schedule|plans\/search)/,
  ],
  [
    'validation',
    /\/node_modules\/(?:yup|property-expr|tiny-case|toposort)\/|\/domain\/src\/validation\/(?!address-warnings|file|problem)/,
  ],
  ['forms', /\/domain\/src\/validation\//],
]

/** Whoever asks for a module asks for all that it leans on, so by this rule no two files lean on each other. */
const fileOf: Rolldown.CodeSplittingNameFunction = (module, context) => {
  const [folder] = folders.find(([, test]) => test.test(module)) ?? []
  if (folder !== undefined) return folder
  const seen = new Set([module])
  for (const each of seen)
    for (const importer of context.getModuleInfo(each)?.importers ?? []) seen.add(importer)
  const found = [...seen].filter((each) => context.getModuleInfo(each)?.dynamicImporters.length)
  if (found.length === 1 && found.some((each) => ownFile.test(each))) return undefined
  const asks = (asker: Asker) => found.some((each) => askers[asker].test(each))
  return files.find(([, ...all]) => all.every(asks))?.[0]
}

const libraries =
  /\/node_modules\/(?:react|react-dom|scheduler|react-router|swr|dequal|react-intl|intl-messageformat|@formatjs)\//

export const codeSplitting: Rolldown.CodeSplittingOptions = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: libraries, includeDependenciesRecursively: true },
    { name: 'shell', tags: ['$initial'] },
    { name: fileOf, debugName: 'by who asks' },
  ],
}
