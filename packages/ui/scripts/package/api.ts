/*
 * Writes the public types of each entry as one text, read from the declarations that `tsc` emits. It is
 * committed as tests/api.txt, so that a review shows a changed prop as one line.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { packageRoot } from '../tokens/source.ts'
import { publishedExports } from './exports.ts'

interface Declared {
  readonly text: string
  /** The names that this declaration refers to. */
  readonly mentions: readonly string[]
}
interface Origin {
  readonly file: string
  readonly name: string
}
interface Module {
  readonly declared: ReadonlyMap<string, Declared>
  /** The imports from other modules, by local name. */
  readonly imported: ReadonlyMap<string, Origin>
  /** The exports by public name; `*` for all exports of another module. */
  readonly exported: ReadonlyMap<string, Origin>
  readonly all: readonly string[]
}

function emitted(): string {
  const folder = mkdtempSync(join(tmpdir(), 'api-'))
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', packageRoot))
  // Emits declarations despite type errors (`--noCheck`), which the type check reports.
  spawnSync(tsc, ['-p', 'tsconfig.build.json', '--emitDeclarationOnly', '--noCheck', '--outDir', folder], {
    cwd: fileURLToPath(packageRoot),
    stdio: 'ignore',
  })
  return folder
}

const declarationOf = (from: string, specifier: string): string =>
  join(dirname(from), specifier.replace(/\.(?:js|tsx?|d\.ts)$/, '')) + '.d.ts'

const bare = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .replace(/^export (?:declare )?/, '')
    .replace(/^declare /, '')
    .trim()

/**
 * Puts each member of a type on its own line, so that a review shows a changed prop as one line.
 */
function spread(text: string): string {
  let depth = 0
  let out = ''
  for (const letter of text) {
    if (letter === '}') depth -= 1
    if (letter === '}' && depth === 0) out = `${out.trimEnd()}\n  `
    out += letter
    if (letter === '{') depth += 1
    if (depth === 1 && (letter === '{' || letter === ';')) out += '\n     '
  }
  return out
}

function read(file: string): Module {
  const source = readFileSync(file, 'utf8')
  const { program, module } = parseSync(file, source)
  const declared = new Map<string, Declared>()
  for (const statement of program.body) {
    const declaration =
      statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? undefined) : statement
    if (!declaration) continue
    const text = bare(source.slice(statement.start, statement.end))
    const name = /^(?:const|function|class|interface|type|let|enum)\s+([\w$]+)/.exec(text)?.[1]
    if (name === undefined) continue
    const mentions = [...new Set(text.match(/[A-Za-z_$][\w$]*/g) ?? [])].filter((word) => word !== name)
    const before = declared.get(name)
    const shown = text.startsWith('interface') ? spread(text) : text
    declared.set(name, {
      text: before ? `${before.text}\n  ${shown}` : shown,
      mentions: [...(before?.mentions ?? []), ...mentions],
    })
  }
  const imported = new Map<string, Origin>()
  for (const { moduleRequest, entries } of module.staticImports)
    if (moduleRequest.value.startsWith('.'))
      for (const { importName, localName } of entries)
        imported.set(localName.value, {
          file: declarationOf(file, moduleRequest.value),
          name: importName.name ?? localName.value,
        })
  const exported = new Map<string, Origin>()
  const all: string[] = []
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, localName } of entries) {
      const from = moduleRequest?.value
      if (from !== undefined && exportName.name === null) all.push(declarationOf(file, from))
      else if (exportName.name !== null)
        exported.set(exportName.name, {
          file: from === undefined ? file : declarationOf(file, from),
          name: (from === undefined ? localName.name : importName.name) ?? exportName.name,
        })
    }
  return { declared, imported, exported, all }
}

/** Returns the text of `tests/api.txt`, which lists the public API of the kit. */
export function apiReport(): string {
  const folder = emitted()
  const modules = new Map<string, Module>()
  const at = (file: string): Module => {
    const known = modules.get(file) ?? read(file)
    modules.set(file, known)
    return known
  }
  const exportsOf = (file: string): [string, Origin][] => [
    ...at(file).exported,
    ...at(file).all.flatMap((other) => exportsOf(other)),
  ]
  /** Finds the original declaration of a name through all re-exports. */
  const declaring = ({ file, name }: Origin): Origin => {
    const { declared, imported, exported } = at(file)
    if (declared.has(name)) return { file, name }
    const next = imported.get(name) ?? exported.get(name)
    return next && (next.file !== file || next.name !== name) ? declaring(next) : { file, name }
  }
  const keyOf = ({ file, name }: Origin): string => `${relative(folder, file)}#${name}`

  try {
    const entries = Object.entries(publishedExports()).flatMap(([entry, target]) => {
      const file = typeof target === 'string' ? undefined : join(folder, target.types.replace('./dist/', ''))
      return file !== undefined && existsSync(file) ? [[entry, exportsOf(file)] as const] : []
    })
    const published = new Set(
      entries.flatMap(([, names]) => names.map(([, origin]) => keyOf(declaring(origin)))),
    )
    return entries
      .map(([entry, names]) => {
        const lines = names
          .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
          .map(([name, origin]) => {
            const { file, name: own } = declaring(origin)
            // A section of the strings is listed by name only, because its texts may change without
            // changing the API.
            if (entry.startsWith('./strings/')) return `  ${name}`
            return `  ${name === own ? '' : `${name} = `}${at(file).declared.get(own)?.text ?? own}`
          })
        // The types that exported types refer to without being exported themselves.
        const behind = new Map<string, string>()
        const waiting = entry.startsWith('./strings/') ? [] : names.map(([, origin]) => declaring(origin))
        for (const { file, name } of waiting)
          for (const word of at(file).declared.get(name)?.mentions ?? []) {
            const local = at(file)
            if (!local.declared.has(word) && !local.imported.has(word)) continue
            const origin = declaring({ file, name: word })
            const key = keyOf(origin)
            const text = existsSync(origin.file) ? at(origin.file).declared.get(origin.name)?.text : undefined
            if (text === undefined || published.has(key) || behind.has(key)) continue
            behind.set(key, `    ${text}`)
            waiting.push(origin)
          }
        return [entry, ...lines, ...[...behind.values()].toSorted()].join('\n')
      })
      .join('\n\n')
      .concat('\n')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
