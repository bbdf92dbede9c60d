import { parse } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'

import type { Locale } from '../src/shared/intl/locale.ts'

const source = join(import.meta.dirname, '../src')

/** The folders whose messages public pages use before sign-in, booking or a form. */
const isPublic = (file: string): boolean =>
  /^(app\/shell|features\/(about|branches|faq|home|plans|recruitment|services|statement|terms)|shared\/(errors|paging))\/messages\//.test(
    file,
  )

const kitStrings: Readonly<Record<Locale, object>> = { ar, en }

/**
 * The sections of the kit strings that public pages need. The others are loaded with the account messages.
 */
const publicSections: ReadonlySet<string> = new Set(
  `alert branchCard breadcrumbs cardTile carousel code dateText dialog emptyState errorState field governmentStepsPopup
  link money nationalityCard navbar offersPopup offlineNotice pagination planCard planCompare popupForm priceBreakdown
  privacyPopup rating recruitmentStepsPopup skeleton skipLink spinner themeSwitch timeText timeline toast
  voucherCard workerCard`.split(/\s+/),
)

/** Returns a module with the messages of one kind and language, precompiled by the parser of FormatJS. */
function buildMessagesModule(kind: string, locale: Locale): { code: string; files: readonly string[] } {
  const files = globSync(`**/messages/${locale}.json`, { cwd: source })
    .filter((file) => isPublic(file) === (kind === 'words'))
    .toSorted()
    .map((file) => join(source, file))
  const messages = Object.fromEntries(
    files
      .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  )
  const kit = Object.fromEntries(
    Object.entries(kitStrings[locale]).filter(
      ([section]) => publicSections.has(section) === (kind === 'words'),
    ),
  )
  return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ messages, kit }))})`, files }
}

/** Returns the key of a messages file in the manifest of the build. */
export const messagesManifestKey = (kind: 'words' | 'account-words', locale: string): string =>
  `src/${kind}-${locale}.js`

const request = /^virtual:(words|account-words)\/(ar|en)$/
const module = /\/(words|account-words)-(ar|en)\.js$/

/**
 * A Vite plugin: `virtual:words/ar` contains the messages of public pages, `virtual:account-words/ar` the
 * others.
 */
export function words(): Plugin {
  return {
    name: 'sakina:words',
    enforce: 'pre',
    resolveId(id) {
      const [, kind, locale] = request.exec(id) ?? []
      return kind && locale ? join(source, `${kind}-${locale}.js`) : undefined
    },
    load(id) {
      if (!id.startsWith(source)) return undefined
      const [, kind, locale] = module.exec(id) ?? []
      if (!kind || (locale !== 'ar' && locale !== 'en')) return undefined
      const { code, files } = buildMessagesModule(kind, locale)
      for (const file of files) this.addWatchFile(file)
      return { code, map: null, moduleType: 'js' }
    },
  }
}
