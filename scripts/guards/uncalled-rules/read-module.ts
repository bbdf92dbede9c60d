import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Node } from 'oxc-parser'

import { isObject } from '../common/json.ts'
import { lineAt } from '../common/finding.ts'

/** A name of another module: `name` is what that module calls it. */
type Reference = { readonly specifier: string; readonly name: string }

type Definition = { readonly line: number; readonly uses: ReadonlySet<string> }

export type Module = {
  readonly imports: ReadonlyMap<string, Reference>
  readonly definitions: ReadonlyMap<string, Definition>
  /** Exported name to the local name behind it, or to the name of another module. */
  readonly exports: ReadonlyMap<string, string | Reference>
  /** The modules of `export * from`. */
  readonly stars: readonly string[]
  /** The names that statements outside a definition use. */
  readonly loose: ReadonlySet<string>
  /** Every word of the module, names after a dot included. */
  readonly words: ReadonlySet<string>
}

const isNode = (value: unknown): value is Node => isObject(value) && typeof value['type'] === 'string'

/** Keys of an object and members after a dot are names of their own, not uses of a definition. */
const isLabel = (parent: Node, field: string) =>
  (parent.type === 'MemberExpression' && field === 'property' && !parent.computed) ||
  (field === 'key' && 'computed' in parent && !parent.computed)

/** The names a statement defines: one, or those of a pattern. */
const boundNames = (id: Node): ReadonlySet<string> =>
  id.type === 'Identifier' ? new Set([id.name]) : collectNames(id, new Set())

function collectNames(node: Node, names: Set<string>): Set<string> {
  if (node.type === 'Identifier') names.add(node.name)
  for (const [field, value] of Object.entries(node))
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isLabel(node, field)) collectNames(child, names)
  return names
}

const textOf = (node: Node) =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : ''

/** What a module defines, imports and exports, and which names each of its definitions uses. */
export function readModule(root: string, file: string): Module {
  const source = readFileSync(join(root, file), 'utf8')
  const imports = new Map<string, Reference>()
  const definitions = new Map<string, Definition>()
  const exports = new Map<string, string | Reference>()
  const stars: string[] = []
  const loose = new Set<string>()

  const define = (statement: Node, exported: boolean) => {
    const parts = statement.type === 'VariableDeclaration' ? statement.declarations : [statement]
    for (const part of parts) {
      const names = 'id' in part && isNode(part.id) ? boundNames(part.id) : new Set<string>()
      if (names.size === 0) collectNames(part, loose)
      const line = lineAt(source, part.start)
      for (const name of names) {
        const uses = collectNames(part, new Set())
        definitions.set(name, { line, uses })
        if (exported) exports.set(name, name)
      }
    }
  }

  for (const statement of parseSync(file, source).program.body) {
    if (statement.type === 'ImportDeclaration') {
      const specifier = statement.source.value
      for (const part of statement.specifiers) {
        const name = part.type === 'ImportSpecifier' ? textOf(part.imported) : '*'
        imports.set(part.local.name, { specifier, name })
      }
    } else if (statement.type === 'ExportAllDeclaration') {
      stars.push(statement.source.value)
    } else if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) define(statement.declaration, true)
      for (const { local, exported } of statement.specifiers) {
        const specifier = statement.source?.value
        const name = textOf(local)
        exports.set(textOf(exported), specifier === undefined ? name : { specifier, name })
      }
    } else define(statement, false)
  }
  const words = new Set(source.match(/[\w$]+/g))
  return { imports, definitions, exports, stars, loose, words }
}
