import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, type Node, Visitor } from 'oxc-parser'

import { lineAt } from '../common/finding.ts'

export type Import = { readonly specifier: string; readonly line: number; readonly typesOnly: boolean }

const quoted = (node: Node | null) =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined

/** Every module a file names: imports, re-exports, dynamic imports, and types written as `import('x')`. */
export function importsOf(root: string, file: string): readonly Import[] {
  const source = readFileSync(join(root, file), 'utf8')
  const found: Import[] = []
  const add = (node: Node | null, typesOnly = false) => {
    const specifier = quoted(node)
    if (node && specifier !== undefined)
      found.push({ specifier, line: lineAt(source, node.start), typesOnly })
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, node.importKind === 'type'),
    ExportNamedDeclaration: (node) => add(node.source, node.exportKind === 'type'),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source, true),
  }).visit(parseSync(file, source).program)
  return found
}
