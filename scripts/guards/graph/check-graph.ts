import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'

import { ownFiles } from '../common/files.ts'
import type { Finding } from '../common/finding.ts'
import { cycles } from './cycles.ts'
import { isOutsideTest, isTest } from './house.ts'
import { importsOf } from './imports.ts'
import { publishedFile, workspacePackages, type WorkspacePackage } from './packages.ts'
import { forbiddenEdge, forbiddenLibrary, needsZone, zoneOf } from './zones.ts'

const folders = ['packages', 'apps', 'tests', 'scripts', '.storybook']
const sources = ['ts', 'tsx', 'mts', 'mjs', 'js']

type Target = { readonly file?: string; readonly problem?: string }

const bare = (specifier: string) => specifier.replace(/\?.*$/, '')
const topOf = (file: string) =>
  file
    .split('/')
    .slice(0, /^(?:packages|apps)\//.test(file) ? 2 : 1)
    .join('/')

function relativeTarget(root: string, file: string, specifier: string): Target {
  const to = join(dirname(file), specifier)
  if (!existsSync(join(root, to)))
    return { problem: `“${specifier}” is no file (a relative import carries its extension)` }
  // scripts and builds may read a file of another folder; packages and tests know each other by name only
  const apart = topOf(file) !== topOf(to) && !/^(?:scripts|\.storybook|apps\/web)$/.test(topOf(file))
  return apart
    ? { file: to, problem: `“${specifier}” reaches into ${topOf(to)}: import it by its name` }
    : { file: to }
}

function namedTarget(root: string, file: string, owner: WorkspacePackage, specifier: string): Target {
  const to = publishedFile(root, owner, specifier)
  if (to === undefined) return { problem: `“${specifier}” is not among the exports of ${owner.name}` }
  if (isOutsideTest(file) && owner.folder.startsWith('apps/'))
    return { file: to, problem: `tests/ use what is published or served, not ${owner.name}` }
  return { file: to.replaceAll('\\', '/') }
}

/** Checks every import of the project against the house, and looks for circles. */
export function checkGraph(root: string): { readonly findings: readonly Finding[]; readonly looked: string } {
  const files = ownFiles(root, folders, sources)
  const known = workspacePackages(root)
  const graph = new Map<string, string[]>()
  const findings: Finding[] = []
  let edges = 0

  for (const file of files) {
    if (needsZone(file) && !zoneOf(file)) {
      findings.push({
        file,
        message: `no zone for ${dirname(file)}: draw it in scripts/guards/graph/house.ts`,
      })
    }
    const targets: string[] = []
    for (const { specifier: written, line, typesOnly } of importsOf(root, file)) {
      const specifier = bare(written)
      const owner = known.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
      const isOwn = owner !== undefined || specifier.startsWith('.')
      edges += 1
      if (!isOwn) {
        const reason = forbiddenLibrary(file, specifier)
        if (reason !== undefined) findings.push({ file, line, message: reason })
        continue
      }
      const to = owner ? namedTarget(root, file, owner, specifier) : relativeTarget(root, file, specifier)
      const problem =
        to.problem ?? (to.file === undefined ? undefined : forbiddenEdge(file, to.file, typesOnly))
      if (problem !== undefined) findings.push({ file, line, message: problem })
      if (to.file !== undefined) targets.push(to.file)
    }
    if (!isTest(file)) graph.set(file, targets)
  }

  for (const circle of cycles(graph)) {
    const [first = ''] = circle.toSorted()
    findings.push({ file: first, message: `a circle of imports: ${circle.toSorted().join(', ')}` })
  }
  return { findings, looked: `${files.length} files, ${edges} imports` }
}
