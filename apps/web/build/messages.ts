import { parse } from '@formatjs/icu-messageformat-parser'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ar } from '@sakina/ui/strings/ar'
import { en } from '@sakina/ui/strings/en'

import type { MessageCatalogueName } from '../src/shared/intl/catalogues.ts'
import type { Locale } from '../src/shared/intl/locale.ts'

const source = join(import.meta.dirname, '../src')

/** The folders whose messages prerendered pages show. */
const publicFolders =
  /^(?:app\/shell|features\/(?:about|branches|faq|home|plans|recruitment|services|statement|terms|workers)|shared\/(?:errors|paging))\//

/** The folders whose messages the pages of signing in and up show besides. */
const signInFolders = /^(?:features\/auth|shared\/(?:codes|forms|refusals))\//

/** The sections of the kit's strings that prerendered pages show. */
const publicSections =
  `alert branchCard breadcrumbs cardTile carousel code codeField dateText dialog emptyState errorState field
  governmentStepsPopup link money nationalityCard navbar planFinderPopup offlineNotice pagination passwordField planCard
  planCompare popupForm priceBreakdown privacyPopup rating recruitmentStepsPopup skeleton skipLink spinner themeSwitch timeText
  timeline toast voucherCard workerCard`.split(/\s+/)

const isIn = (catalogue: string, isPublic: boolean, isSignIn: boolean) =>
  catalogue === 'signIn' ? isSignIn : isPublic === (catalogue === 'public')

const kitStrings: Readonly<Record<Locale, object>> = { ar, en }

/** Returns a module with the messages of one catalogue and language, precompiled by the parser of FormatJS. */
function buildMessagesModule(catalogue: string, locale: Locale): { code: string; files: readonly string[] } {
  const files = globSync(`**/messages/${locale}.json`, { cwd: source })
    .filter((file) => isIn(catalogue, publicFolders.test(file), signInFolders.test(file)))
    .toSorted()
    .map((file) => join(source, file))
  const messages = Object.fromEntries(
    files
      .flatMap((file) => Object.entries<string>(JSON.parse(readFileSync(file, 'utf8'))))
      .map(([id, text]) => [id, parse(text, { captureLocation: false })]),
  )
  const kit = Object.fromEntries(
    Object.entries(kitStrings[locale]).filter(([section]) =>
      isIn(catalogue, publicSections.includes(section), false),
    ),
  )
  return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify({ messages, kit }))})`, files }
}

/** Returns the key of a messages file in the manifest of the build. */
export const messagesManifestKey = (catalogue: MessageCatalogueName, locale: string): string =>
  `src/${catalogue}-messages-${locale}.js`

const request = /^virtual:messages\/(\w+)\/(ar|en)$/
const module = /\/(\w+)-messages-(ar|en)\.js$/

/** A Vite plugin: `virtual:messages/public/ar` contains the messages of public pages. */
export function messagesPlugin(): Plugin {
  return {
    name: 'sakina:messages',
    enforce: 'pre',
    resolveId(id) {
      const [, catalogue, locale] = request.exec(id) ?? []
      return catalogue && locale ? join(source, `${catalogue}-messages-${locale}.js`) : undefined
    },
    load(id) {
      if (!id.startsWith(source)) return undefined
      const [, catalogue, locale] = module.exec(id) ?? []
      if (!catalogue || (locale !== 'ar' && locale !== 'en')) return undefined
      const { code, files } = buildMessagesModule(catalogue, locale)
      for (const file of files) this.addWatchFile(file)
      return { code, map: null, moduleType: 'js' }
    },
  }
}
