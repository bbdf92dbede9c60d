import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import { lineNumberAt, type Finding } from '../common/finding.ts'

type Manifest = {
  readonly name?: string
  readonly scripts?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

const skipped = /(?:^|\/)(?:node_modules|dist|reports|storybook-static|test-results|\.[^/]+)\//

const documentsIn = (root: string): readonly string[] =>
  globSync('**/*.md', { cwd: root, exclude: (name) => name === 'node_modules' }).filter(
    (file) => !skipped.test(file) && !file.endsWith('CHANGELOG.md'),
  )

const manifestsIn = (root: string): readonly Manifest[] =>
  globSync('{packages,apps,tests}/*/package.json', { cwd: root }).map((file): Manifest =>
    JSON.parse(readFileSync(join(root, file), 'utf8')),
  )

/** The words after `pnpm` that name no script: its own commands, and the tool `changeset`. */
const itsOwn = new Set(['add', 'install', 'exec', 'dlx', 'pack', 'publish', 'changeset', 'remove', 'run'])

/**
 * Matches a command in a code block or between backticks: `pnpm check`, `pnpm --filter @sakina/ui tokens`,
 * `npm start`.
 */
const commands =
  /(?:^|`|&& )(?:\w+=\S+ )*(?:pnpm(?: --filter (?<folder>\S+))?|npm(?: run)?) (?<script>[a-z][\w:-]*)/gm

function wrongCommands(root: string, file: string, source: string): readonly Finding[] {
  const house: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const manifests = manifestsIn(root)
  return [...source.matchAll(commands)].flatMap((found): Finding[] => {
    const { folder, script = '' } = found.groups ?? {}
    const tell = (message: string): Finding => ({ file, line: lineNumberAt(source, found.index), message })
    // pnpm can also run a tool by the name of its package.
    if (itsOwn.has(script) || house.devDependencies?.[script] !== undefined) return []
    const owner = folder === undefined ? house : manifests.find(({ name }) => name === folder)
    if (owner === undefined) return [tell(`there is no package ${folder}`)]
    return owner.scripts?.[script] === undefined
      ? [tell(`there is no command ${script}${folder === undefined ? '' : ` in ${folder}`}`)]
      : []
  })
}

const links = /\]\((?!https?:|mailto:|#)(?<to>[^)\s#]+)(?:#[^)]*)?\)/g

const wrongLinks = (root: string, file: string, source: string): readonly Finding[] =>
  [...source.matchAll(links)].flatMap((found): Finding[] => {
    const to = normalize(join(dirname(file), found.groups?.['to'] ?? ''))
    return existsSync(join(root, to))
      ? []
      : [{ file, line: lineNumberAt(source, found.index), message: `leads to ${to}, which is not there` }]
  })

const list = 'docs/commands.md'

/**
 * Finds scripts of the root that the list of commands omits. Commands that do not exist are found
 * by `wrongCommands`, in every document.
 */
function unlistedCommands(root: string): readonly Finding[] {
  const { scripts = {} }: Manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const source = readFileSync(join(root, list), 'utf8')
  return Object.keys(scripts)
    .filter((script) => !source.includes(`- \`pnpm ${script}\`:`))
    .map((script) => ({ file: list, line: 1, message: `has no line for pnpm ${script}` }))
}

/**
 * Checks that links of a document lead somewhere, that its commands exist, and that the list of commands is
 * complete.
 */
export function checkDocuments(root: string) {
  const files = documentsIn(root)
  const findings = files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8')
    return [...wrongLinks(root, file, source), ...wrongCommands(root, file, source)]
  })
  findings.push(...unlistedCommands(root))
  return { findings, looked: `${files.length} documents` }
}
