import type { Node } from 'oxc-parser'

import { defineRule } from './rule.ts'

const participles = new Set(
  'Agreed Asked Copied Found Given Heard Kept Later Named Reviewed Said Sent Told Wanted Wished'.split(' '),
)

/** Reports a type or a component that is named with a bare participle and not after its content. */
export const participleTypesRule = defineRule((report) => {
  const check = (node: Node & { readonly id: { readonly name: string } | null }) => {
    if (node.id && participles.has(node.id.name))
      report(node, `“${node.id.name}”: say what it holds or shows`)
  }
  return { TSTypeAliasDeclaration: check, TSInterfaceDeclaration: check, FunctionDeclaration: check }
})

/** Reports a `useState` pair that is not `[x, setX]`, because a reader of `setX` should know what changes. */
export const statePairsRule = defineRule((report) => ({
  VariableDeclarator(node) {
    const { id, init } = node
    if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return
    if (init.callee.type !== 'Identifier' || init.callee.name !== 'useState') return
    const [value, setter] = id.elements
    if (value?.type !== 'Identifier' || setter?.type !== 'Identifier') return
    const expected = `set${value.name.charAt(0).toUpperCase()}${value.name.slice(1)}`
    if (setter.name !== expected) report(setter, `name the setter ${expected}`)
  },
}))

/** Matches code that makes or reads a URL, anywhere in a definition. */
const urlCode = /\bnew URL\(|\bURL\.c\w+\(|\.href\b|\bpathname\b|[uU]rl\(\)|https?:\/\//

/**
 * Reports a variable or function for a URL that is named address: an address is where somebody
 * lives, and a URL is named url, path, origin or host.
 */
export const urlAddressRule = defineRule((report, source) => ({
  VariableDeclarator(node) {
    if (node.id.type !== 'Identifier' || !/address/i.test(node.id.name) || !node.init) return
    if (urlCode.test(source(node.init))) report(node.id, `“${node.id.name}” holds a URL: call it one`)
  },
  FunctionDeclaration(node) {
    if (!node.id || !/address/i.test(node.id.name)) return
    if (urlCode.test(source(node))) report(node.id, `“${node.id.name}” makes a URL: call it one`)
  },
}))
