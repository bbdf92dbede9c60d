// `pnpm figures` prints how many places a fact stands in and how large the code is, as counted below. Only files
// that Git knows are counted.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

import { resolveFromRoot } from './lib/root.mjs'
import { printLine } from './lib/script.mjs'

const textByFile = new Map(
  execFileSync('git', ['ls-files'], { cwd: resolveFromRoot(), encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => /\.(?:ts|tsx|mjs|json|md|sql)$/.test(file) && existsSync(resolveFromRoot(file)))
    .map((file) => [file, readFileSync(resolveFromRoot(file), 'utf8')]),
)
const all = [...textByFile.keys()]
const textOf = (file) => textByFile.get(file)
const linesOf = (file) => textOf(file).trimEnd().split('\n').length
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)

const isMade = (file) =>
  /generated|\/migrations\/|\.d\.ts$|api-client\/openapi\.json$|\/catalogue\/[^/]*\.json$/.test(file)
const isOfTests = (file) =>
  /\.(?:test|stories|fixture|contract)\.|^tests\/|\/tests?\/|\/testing\/|\/fixtures\/|(?:^|\/)examples?\/|\.storybook/.test(
    file,
  )
const production = all.filter(
  (file) =>
    /\.(?:ts|tsx|mjs)$/.test(file) && !isMade(file) && !isOfTests(file) && !file.startsWith('apps/office/'),
)
const under = (folder) => production.filter((file) => file.startsWith(folder))
const holding = (files, pattern) => files.filter((file) => pattern.test(textOf(file)))

const addressField = holding(all, /additional(?:Number|_number)/)
const isWords = (file) => /\/messages\/\w+\.json$/.test(file)

/** The names of the wire: every property of the contract with an underscore. */
const wireNames = new Set()
const collectNames = (schema) => {
  if (typeof schema !== 'object' || schema === null) return
  for (const name of Object.keys(schema.properties ?? {})) if (name.includes('_')) wireNames.add(name)
  Object.values(schema).forEach(collectNames)
}
collectNames(JSON.parse(textOf('packages/api-client/openapi.json')))
const wirePlaces =
  /^(?:packages\/api-client\/src\/(?:wire|openapi)\/|apps\/api\/src\/(?:db|catalogue|config)\/|scripts\/|apps\/api\/scripts)/
// Comments and texts with a dot or a space, such as codes of refusals and messages, hold no name.
const codeOf = (file) => textOf(file).replaceAll(/\/\*.*?\*\/|\/\/[^\n]*|'[^'\n]*[. ][^'\n]*'/gs, '')
const withWireNames = production.filter(
  (file) =>
    !wirePlaces.test(file) &&
    (codeOf(file).match(/\b[a-z]\w*_\w+\b/g) ?? []).some((name) => wireNames.has(name)),
)

const exportsOf = (file) =>
  (textOf(file).match(/^export (?:default |async |const |function |class |type |interface |\{|\*)/gm) ?? [])
    .length
const small = production.filter((file) => exportsOf(file) === 1 && linesOf(file) < 40)
const quotes = production.flatMap(
  (file) => textOf(file).match(/^export type \w*(?:Ending|ContractRequest|QuoteLines)\w*Quote\b/gm) ?? [],
)
const documents = all.filter(
  (file) =>
    file.endsWith('.md') &&
    !/^docs\/(?:notices|settings|retention|office|integration)\.md$|CHANGELOG|third-party/.test(file),
)
const words = (file) => textOf(file).split(/\s+/).filter(Boolean).length

const rows = [
  [
    'a field of the address (additionalNumber): files of production and words',
    addressField.filter((file) => production.includes(file) || isWords(file)).length,
  ],
  ['  with tests, stories, documents and what is made', addressField.length],
  ['types of the quote of a contract’s change', quotes.length],
  ['files outside wire, database and catalogue with a name of the wire', withWireNames.length],
  ...['apps/web/', 'apps/api/', 'packages/'].map((folder) => [
    `  of these in ${folder}`,
    withWireNames.filter((file) => file.startsWith(folder)).length,
  ]),
  [
    'forms that translate names of the wire (wireNames)',
    holding(under('apps/web/src/'), /\bwireNames[:=]/).length,
  ],
  ['production files', production.length],
  ['production lines (without the office’s app)', sum(production.map(linesOf))],
  ...['apps/web/', 'apps/api/', 'packages/ui/', 'packages/api-client/', 'packages/domain/'].map((folder) => [
    `  of these in ${folder}`,
    sum(under(folder).map(linesOf)),
  ]),
  ['files with one export and under 40 lines', small.length],
  ['words of Markdown by hand (without office and integration)', sum(documents.map(words))],
]

/** The share of properties in `openapi.json` with a description, not counting those of examples. */
const properties = { described: 0, all: 0 }
const countProperties = (schema) => {
  if (typeof schema !== 'object' || schema === null) return
  for (const property of Object.values(schema.properties ?? {})) {
    properties.all += 1
    if (property.description !== undefined) properties.described += 1
  }
  for (const [key, value] of Object.entries(schema)) if (key !== 'example') countProperties(value)
}
countProperties(JSON.parse(textOf('packages/api-client/openapi.json')))
rows.push([`described properties of openapi.json, of ${properties.all}`, properties.described])

for (const [what, count] of rows) printLine(`${String(count.toLocaleString('en')).padStart(8)}  ${what}`)
if (process.argv.includes('--files')) withWireNames.forEach(printLine)
