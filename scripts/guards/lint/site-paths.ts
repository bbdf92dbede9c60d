import type { Node } from 'oxc-parser'

import { attributeLiterals } from './literals.ts'
import { defineRule } from './rule.ts'

/** Matches the path of a page, but not that of a file (`/favicon.svg`). */
const isPath = (text: string) => /^\/[\p{L}:*]/u.test(text) && !/\.[a-z0-9]+$/.test(text)
const linking = new Set(['to', 'href', 'action', 'path'])

/** Reports a path of the site outside the one file with route patterns and link functions. */
export const sitePathsRule = defineRule((report) => {
  const tell = (node: Node, text: string) => {
    report(node, `path “${text}” of the site: build it with shared/config/paths.ts`)
  }
  return {
    Literal(node) {
      if (typeof node.value === 'string' && isPath(node.value)) tell(node, node.value)
    },
    TemplateLiteral(node) {
      const [first] = node.quasis
      if (first && isPath(first.value.raw)) tell(node, first.value.raw)
    },
    JSXAttribute(node) {
      if (node.name.type !== 'JSXIdentifier' || !linking.has(node.name.name)) return
      for (const found of attributeLiterals(node)) if (found.text === '/') tell(found.node, found.text)
    },
  }
})
