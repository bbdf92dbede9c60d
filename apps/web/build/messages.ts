import { parse } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'

import type { MessageScope } from '../src/shared/intl/message-scopes.ts'
import type { Locale } from '../src/shared/intl/locale.ts'

const source = join(import.meta.dirname, '../src')

type Catalogue = readonly [name: MessageScope, folders: RegExp, sectionsOfTheKit: string]

/** The messages in each catalogue; `account` has all others. */
const catalogues: readonly Catalogue[] = [
  [
    'public',
    /^(?:app\/shell|features\/(?:about|branches|faq|home|plans|recruitment|services|statement|terms|workers)|shared\/(?:errors|paging))\//,
    `alert branchCard breadcrumbs cardTile carousel code dateText dialog emptyState errorState field governmentStepsPopup
    link money nationalityCard navbar offersPopup offlineNotice pagination planCard planCompare popupForm priceBreakdown
    privacyPopup rating recruitmentStepsPopup skeleton skipLink spinner themeSwitch timeText timeline toast
    voucherCard workerCard`,
  ],
  [
    'forms',
    /^(?:features\/(?:auth|driver)|shared\/(?:address|codes|forms|privacy|refusals))\//,
    'addAddressPopup codeField combobox passwordField',
  ],
  ['booking', /^features\/booking\//, ''],
]

const scopeOf = (isIn: (catalogue: Catalogue) => boolean): MessageScope =>
  catalogues.find(isIn)?.[0] ?? 'account'

const kitStrings: Readonly<Record<Locale, object>> = { ar, en }

/** Returns a module with the messages of one scope and language, precompiled by the parser of FormatJS. */
function buildMessagesModule(scope: string, locale: Locale): { code: string; files: readonly string[] } {
  const files = globSync(`**/messages/${locale}.json`, { cwd: source })
    .filter((file) => scopeOf(([, folders]) => folders.test(file)) === scope)
    .toSorted()
    .map((file) => join(source, file))
  const messages = Object.fromEntries(
    files
      .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  )
  const kit = Object.fromEntries(
    Object.entries(kitStrings[locale]).filter(
      ([section]) => scopeOf(([, , sections]) => sections.split(/\s+/).includes(section)) === scope,
    ),
  )
  return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ messages, kit }))})`, files }
}

/** Returns the key of a messages file in the manifest of the build. */
export const messagesManifestKey = (scope: MessageScope, locale: string): string =>
  `src/${scope}-words-${locale}.js`

const request = /^virtual:words\/(\w+)\/(ar|en)$/
const module = /\/(\w+)-words-(ar|en)\.js$/

/** A Vite plugin: `virtual:words/public/ar` contains the messages of public pages. */
export function messagesPlugin(): Plugin {
  return {
    name: 'sakina:words',
    enforce: 'pre',
    resolveId(id) {
      const [, scope, locale] = request.exec(id) ?? []
      return scope && locale ? join(source, `${scope}-words-${locale}.js`) : undefined
    },
    load(id) {
      if (!id.startsWith(source)) return undefined
      const [, scope, locale] = module.exec(id) ?? []
      if (!scope || (locale !== 'ar' && locale !== 'en')) return undefined
      const { code, files } = buildMessagesModule(scope, locale)
      for (const file of files) this.addWatchFile(file)
      return { code, map: null, moduleType: 'js' }
    },
  }
}
