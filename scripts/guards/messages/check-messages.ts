import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ownFiles } from '../common/files.ts'
import { lineAt, type Finding } from '../common/finding.ts'
import { parseMessage, placeholders, type Element } from './icu.ts'
import { usedIds } from './used-ids.ts'
import { languages, missingForms, wordingSlips, type Language } from './wording.ts'

type Message = {
  readonly id: string
  readonly text: string
  readonly file: string
  readonly line: number
  readonly elements: readonly Element[]
}

const folder = 'apps/web/src'
const entriesOf = (catalogue: unknown) =>
  typeof catalogue === 'object' && catalogue !== null ? Object.entries<unknown>({ ...catalogue }) : []

const camel = (name: string) => name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())

/** The first word of every id of a catalogue: the folder that holds its `messages`. */
const namespaceOf = (file: string) => camel(file.split('/').at(-3) ?? '')

function readCatalogue(root: string, file: string, language: Language) {
  const source = readFileSync(join(root, file), 'utf8')
  const messages: Message[] = []
  const findings: Finding[] = []
  const catalogue: unknown = JSON.parse(source)
  const seen = new Set<string>()

  for (const match of source.matchAll(/^\s*"((?:[^"\\]|\\.)*)"\s*:/gm)) {
    const id = match[1] ?? ''
    if (seen.has(id))
      findings.push({ file, line: lineAt(source, match.index + 1), message: `“${id}” stands here twice` })
    seen.add(id)
  }
  for (const [id, text] of entriesOf(catalogue)) {
    const line = lineAt(source, source.indexOf(`"${id}"`))
    const tell = (message: string) => findings.push({ file, line, message: `“${id}”: ${message}` })
    if (!id.startsWith(`${namespaceOf(file)}.`))
      tell(`ids of this catalogue start with “${namespaceOf(file)}.”`)
    if (typeof text !== 'string') {
      tell('a message is a text, not a nested object')
      continue
    }
    try {
      const elements = parseMessage(text)
      for (const slip of [...wordingSlips(text, elements, language), ...missingForms(elements, language)])
        tell(slip)
      messages.push({ id, text, file, line, elements })
    } catch (error) {
      tell(`not a valid ICU message (${error instanceof Error ? error.message : String(error)})`)
    }
  }
  return { messages, findings }
}

/** A choice that only one language has to make, as Arabic does by gender, is none that the other lacks. */
const isChoice = (use: string): boolean => use === 'select'

const shown = (names: ReadonlyMap<string, string>, twin: ReadonlyMap<string, string>) =>
  [...names]
    .filter(([name, use]) => !isChoice(use) || twin.has(name))
    .map(([name, use]) => `{${name}${use === 'plain' ? '' : `, ${use}`}}`)
    .toSorted()
    .join(' ') || 'none'

function compare(arabic: readonly Message[], english: readonly Message[], files: Record<Language, string>) {
  const findings: Finding[] = []
  const englishById = new Map(english.map((message) => [message.id, message]))
  for (const message of arabic) {
    const twin = englishById.get(message.id)
    englishById.delete(message.id)
    if (twin?.text === message.text && /\p{Script=Arabic}/u.test(twin.text))
      findings.push({ file: files.en, line: twin.line, message: `“${message.id}” is not translated` })
    if (!twin) findings.push({ file: files.en, message: `“${message.id}” has no English message` })
    else {
      const [inArabic, inEnglish] = [placeholders(message.elements), placeholders(twin.elements)]
      const [here, there] = [shown(inArabic, inEnglish), shown(inEnglish, inArabic)]
      if (here !== there)
        findings.push({
          file: files.en,
          line: twin.line,
          message: `“${message.id}” takes other values than in Arabic (ar: ${here}; en: ${there})`,
        })
    }
  }
  for (const id of englishById.keys())
    findings.push({ file: files.ar, message: `“${id}” has no Arabic message` })
  return findings
}

/** Checks every catalogue against its twin in the other language, against its language, and against the code. */
export function checkMessages(root: string): {
  readonly findings: readonly Finding[]
  readonly looked: string
} {
  const findings: Finding[] = []
  const homes = new Map<string, string>()
  let count = 0

  const catalogues = ownFiles(root, [folder], ['json']).filter((file) =>
    /\/messages\/(?:ar|en)\.json$/.test(file),
  )
  for (const home of new Set(catalogues.map((file) => file.replace(/\/(?:ar|en)\.json$/, '')))) {
    const files = { ar: `${home}/ar.json`, en: `${home}/en.json` }
    const missing = languages.filter((language) => !existsSync(join(root, files[language])))
    for (const language of missing)
      findings.push({ file: files[language], message: 'this language has no catalogue' })
    if (missing.length > 0) continue
    const ar = readCatalogue(root, files.ar, 'ar')
    const en = readCatalogue(root, files.en, 'en')
    findings.push(...ar.findings, ...en.findings, ...compare(ar.messages, en.messages, files))
    for (const { id, line } of ar.messages) {
      const other = homes.get(id)
      if (other !== undefined)
        findings.push({ file: files.ar, line, message: `“${id}” stands in ${other} too` })
      homes.set(id, files.ar)
    }
    count += ar.messages.length
  }

  const code = ownFiles(
    root,
    [folder, 'packages/domain/src', 'packages/api-client/src'],
    ['ts', 'tsx'],
  ).filter((file) => !/\.(?:test|stories|generated)\./.test(file))
  const { texts, patterns, uses } = usedIds(root, code)
  for (const [id, file] of homes) {
    if (!texts.has(id) && !patterns.some((pattern) => pattern.test(id)))
      findings.push({ file, message: `“${id}” is used nowhere` })
  }
  for (const { id, file, line } of uses)
    if (!homes.has(id)) findings.push({ file, line, message: `“${id}” has no message` })
  return { findings, looked: `${count} messages in ${languages.length} languages, ${code.length} sources` }
}
