import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { listProjectFiles } from '../common/files.ts'
import { lineNumberAt, type Finding } from '../common/finding.ts'
import { textsOnLine, wordingSlipsOf, type Language } from './wording.ts'

/** A node of a parsed message; formatjs numbers the kinds. */
type Element = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
  readonly children?: readonly Element[]
  readonly pluralType?: Intl.PluralRuleType
}
const kinds = ['text', 'plain', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag']

const { parse }: { readonly parse: (message: string) => readonly Element[] } = createRequire(
  new URL('../../../apps/web/package.json', import.meta.url),
)('@formatjs/icu-messageformat-parser')

const flatten = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [
    element,
    ...flatten(element.children ?? []),
    ...Object.values(element.options ?? {}).flatMap(({ value }) => flatten(value)),
  ])

/**
 * Returns the placeholders of a message with the kind of value that each needs: a plural needs a
 * number. Selects are left out, because only Arabic selects a text by gender.
 */
const valuesOf = (elements: readonly Element[]): ReadonlySet<string> =>
  new Set(
    elements.flatMap(({ type, value }) => {
      const kind = kinds[type] ?? 'text'
      if (['text', 'select', 'pound'].includes(kind)) return []
      return [`{${value ?? ''}${kind === 'plain' ? '' : `, ${kind === 'plural' ? 'number' : kind}`}}`]
    }),
  )

const slips: readonly (readonly [RegExp, string, Language?])[] = [
  [/ {2}/, 'a double space'],
  [/^\s*$/, 'nothing but blanks'],
  [/\p{Script=Arabic}\s*[,;?]/u, 'a Latin mark after Arabic: write “،” “؛” “؟”', 'ar'],
  [
    /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/,
    'an invisible direction mark: isolate the value with an inline part instead',
  ],
]

/** Returns the problems of one message: its wording, and missing plural forms. */
const slipsOf = (text: string, elements: readonly Element[], language: Language): readonly string[] => [
  ...wordingSlipsOf(text, language),
  ...slips
    .filter(([pattern, , only]) => (only ?? language) === language && pattern.test(text))
    .map(([, slip]) => slip),
  ...elements
    .filter(({ type }) => kinds[type] === 'plural')
    .flatMap(({ value = '', pluralType: type = 'cardinal', options = {} }) => {
      const missing = new Intl.PluralRules(language, { type })
        .resolvedOptions()
        .pluralCategories.filter((form) => !Object.hasOwn(options, form))
      return missing.length > 0 ? [`the plural of {${value}} lacks ${missing.join(', ')}`] : []
    }),
]

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

type Messages = ReadonlyMap<string, { readonly text: string; readonly values: ReadonlySet<string> }>

function readCatalogue(root: string, file: string, language: Language) {
  const source = readFileSync(join(root, file), 'utf8')
  const findings: Finding[] = []
  const messages = new Map<string, { text: string; values: ReadonlySet<string> }>()
  const start = `${camel(file.split('/').at(-3) ?? '')}.`
  const catalogue: Readonly<Record<string, string>> = JSON.parse(source)
  for (const [id, text] of Object.entries(catalogue)) {
    const line = lineNumberAt(source, source.indexOf(`"${id}"`))
    const tell = (message: string) => findings.push({ file, line, message: `“${id}”: ${message}` })
    if (!id.startsWith(start)) tell(`ids of this catalogue start with “${start}”`)
    if (source.split(`"${id}":`).length > 2) tell('stands here twice')
    try {
      const elements = flatten(parse(text))
      slipsOf(text, elements, language).forEach(tell)
      messages.set(id, { text, values: valuesOf(elements) })
    } catch (error) {
      tell(`not a valid ICU message (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return { findings, messages }
}

function compare(file: string, arabic: Messages, english: Messages): readonly Finding[] {
  const shown = (values: ReadonlySet<string>) => [...values].toSorted().join(' ') || 'none'
  return [...new Set([...arabic.keys(), ...english.keys()])].flatMap((id): readonly Finding[] => {
    const [ar, en] = [arabic.get(id), english.get(id)]
    if (!ar || !en) return [{ file, message: `“${id}” has no ${ar ? 'English' : 'Arabic'} message` }]
    if (ar.text === en.text && arabicScript.test(en.text))
      return [{ file, message: `“${id}” is not translated` }]
    return shown(ar.values) === shown(en.values)
      ? []
      : [{ file, message: `“${id}” takes ${shown(ar.values)} in Arabic, ${shown(en.values)} in English` }]
  })
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/**
 * Returns a test whether sources use an id, in full or by a template such as
 * `shell.theme.${theme}`.
 */
function usageIn(sources: readonly string[]) {
  const texts = new Set(
    sources.flatMap((source) => source.match(/(?<=['"`])[a-z]\w*\.[\w.-]+(?=['"`])/g) ?? []),
  )
  const patterns = sources
    .flatMap((source) => source.match(/(?<=`)[a-z]\w*\.(?:[\w.-]|\$\{[^}`]*\})*(?=`)/g) ?? [])
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]*\}/)
            .map(escaped)
            .join(String.raw`[\w.-]+`)}$`,
        ),
    )
  return (id: string) => texts.has(id) || patterns.some((pattern) => pattern.test(id))
}

const arabicScript = /\p{Script=Arabic}/u

/** Returns the texts of a file with their lines. A line of MDX is a text of its own. */
const textsOf = (file: string, source: string) =>
  source.split('\n').flatMap((content, index) => {
    const texts = file.endsWith('.mdx') ? ([[content, 'ar']] as const) : textsOnLine(content)
    return texts.map(([text, language]) => ({ text, language, line: index + 1 }))
  })

/**
 * Checks the wording of texts outside the catalogues: the strings of the kit, the files of the API
 * that contain Arabic, and the Arabic texts of stories and Storybook pages.
 */
function checkOtherTexts(root: string): readonly Finding[] {
  const kit = ['ar', 'en'].map((language) => `packages/ui/src/strings/${language}.ts`)
  const api = listProjectFiles(root, ['apps/api/src', 'apps/api/catalogue'], ['ts', 'json'])
  const storybook = listProjectFiles(root, ['packages/ui/src', '.storybook'], ['ts', 'tsx', 'mdx']).filter(
    (file) => !file.includes('.test.') && !file.startsWith('packages/ui/src/strings/'),
  )
  return [...kit, ...api, ...storybook]
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file): readonly Finding[] => {
      const source = readFileSync(join(root, file), 'utf8')
      if (!kit.includes(file) && !arabicScript.test(source)) return []
      return textsOf(file, source)
        .filter(({ text }) => !storybook.includes(file) || arabicScript.test(text))
        .flatMap(({ text, language, line }) =>
          wordingSlipsOf(text, language).map((slip) => ({ file, line, message: `“${text}”: ${slip}` })),
        )
    })
}

/**
 * Checks that each catalogue has the messages of the other language, keeps the rules of its own
 * language, and has no message that the code does not use. It also checks the wording of texts
 * outside the catalogues.
 */
export function checkMessages(root: string) {
  const folders = ['apps/web/src', 'apps/office/src', 'packages/domain/src', 'packages/api-client/src']
  const isUsed = usageIn(
    listProjectFiles(root, folders, ['ts', 'tsx'])
      .filter((file) => !/\.(?:test|stories|generated)\./.test(file))
      .map((file) => readFileSync(join(root, file), 'utf8')),
  )
  const homes = new Set(
    listProjectFiles(root, ['apps/web/src', 'apps/office/src'], ['json'])
      .filter((file) => /\/messages\/(?:ar|en)\.json$/.test(file))
      .map((file) => file.slice(0, -'/ar.json'.length)),
  )
  let count = 0
  const findings = [...homes].flatMap((home): readonly Finding[] => {
    const [arabic, english] = [`${home}/ar.json`, `${home}/en.json`]
    const missing = [arabic, english].filter((file) => !existsSync(join(root, file)))
    if (missing.length > 0)
      return missing.map((file) => ({ file, message: 'this language has no catalogue' }))
    const [ar, en] = [readCatalogue(root, arabic, 'ar'), readCatalogue(root, english, 'en')]
    count += ar.messages.size
    return [
      ...ar.findings,
      ...en.findings,
      ...compare(english, ar.messages, en.messages),
      ...[...ar.messages.keys()]
        .filter((id) => !isUsed(id))
        .map((id) => ({ file: arabic, message: `“${id}” is used nowhere` })),
    ]
  })
  return { findings: [...findings, ...checkOtherTexts(root)], looked: `${count} messages in two languages` }
}
