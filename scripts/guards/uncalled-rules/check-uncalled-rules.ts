import { dirname, join } from 'node:path/posix'

import { ownFiles } from '../common/files.ts'
import type { Finding } from '../common/finding.ts'
import { publishedFile, workspacePackages } from './packages.ts'
import { readModule, type Module } from './read-module.ts'

const rulesFolder = 'packages/domain/src/'
const production = /^(?:apps|packages)\/[^/]+\/(?:src|build)\//
const forTests =
  /\.(?:test|stories|keys|meta|bench|test-d)\.[cm]?[jt]sx?$|\/(?:test|tests|testing|story-kit)\//
const testSupport = `${rulesFolder}property-runs.ts`

/**
 * Every definition of the domain that no production code outside it reaches. A definition that only another uncalled one
 * uses is uncalled too; tests and stories are no callers.
 */
export function checkUncalledRules(root: string): {
  readonly findings: readonly Finding[]
  readonly looked: string
} {
  const files = ownFiles(root, ['apps', 'packages'], ['ts', 'tsx']).filter(
    (file) => production.test(file) && !forTests.test(file) && file !== testSupport,
  )
  const modules = new Map<string, Module>(files.map((file) => [file, readModule(root, file)]))
  const domain = workspacePackages(root).find(({ folder }) => `${folder}/src/` === rulesFolder)
  const isRule = (file: string) => file.startsWith(rulesFolder)

  const moduleBehind = (file: string, specifier: string): string | undefined => {
    if (specifier.startsWith('.')) return join(dirname(file), specifier)
    if (domain === undefined || !specifier.startsWith(`${domain.name}/`)) return undefined
    return publishedFile(root, domain, specifier)?.replaceAll('\\', '/')
  }

  const called = new Set<string>()
  const key = (file: string, name: string) => `${file} ${name}`

  /** Marks what a module of the domain means by a name, and all that its definition uses. */
  const call = (file: string, name: string): void => {
    const module = modules.get(file)
    if (module === undefined || !isRule(file) || called.has(key(file, name))) return
    const definition = module.definitions.get(name)
    const imported = module.imports.get(name)
    if (definition === undefined && imported === undefined) return
    called.add(key(file, name))
    if (imported !== undefined) callExport(moduleBehind(file, imported.specifier), imported.name)
    for (const used of definition?.uses ?? []) call(file, used)
    for (const used of module.loose) call(file, used)
  }

  const exportNames = (file: string): readonly string[] => {
    const module = modules.get(file)
    if (module === undefined) return []
    const behind = module.stars.map((specifier) => moduleBehind(file, specifier))
    return [
      ...module.exports.keys(),
      ...behind.flatMap((star) => (star === undefined ? [] : exportNames(star))),
    ]
  }

  const callExport = (file: string | undefined, name: string): void => {
    const module = file === undefined ? undefined : modules.get(file)
    if (file === undefined || module === undefined) return
    if (name === '*') for (const each of exportNames(file)) callExport(file, each)
    const target = module.exports.get(name)
    if (typeof target === 'string') call(file, target)
    else if (target !== undefined) callExport(moduleBehind(file, target.specifier), target.name)
    else for (const star of module.stars) callExport(moduleBehind(file, star), name)
  }

  const outside = [...modules].filter(([file]) => !isRule(file))
  const names = new Set(outside.flatMap(([, module]) => [...module.words]))
  for (const [file, module] of outside) {
    const references = [...module.imports.values(), ...module.exports.values()].filter(
      (reference) => typeof reference !== 'string',
    )
    for (const { specifier, name } of references) {
      const behind = moduleBehind(file, specifier)
      if (behind !== undefined && isRule(behind)) callExport(behind, name)
    }
    // a whole entry handed on (`export * from`): what is read from it by name somewhere
    for (const specifier of module.stars) {
      const behind = moduleBehind(file, specifier)
      if (behind !== undefined && isRule(behind))
        for (const name of exportNames(behind)) if (names.has(name)) callExport(behind, name)
    }
  }

  const rules = [...modules].filter(([file]) => isRule(file))
  const uncalled = rules.flatMap(([file, module]) =>
    [...module.definitions]
      .filter(([name]) => !called.has(key(file, name)))
      .map(([name, { line }]) => ({ file, line, name })),
  )
  return {
    findings: uncalled.map(({ file, line, name }) => ({
      file,
      line,
      message: `no production code calls ${name}: call it from the product, or delete it with its tests`,
    })),
    looked: `${rules.reduce((sum, [, { definitions }]) => sum + definitions.size, 0)} definitions`,
  }
}
