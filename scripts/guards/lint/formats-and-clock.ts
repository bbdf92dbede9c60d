import type { Expression, Super } from 'oxc-parser'

import { defineRule } from './rule.ts'

const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/**
 * Reports a direct use of Intl or of a method such as `toLocaleString`: formatting must fix the
 * numbering system, calendar and time zone, which such a call easily forgets.
 */
export const directFormattingRule = defineRule((report) => ({
  MemberExpression(node) {
    const { object, property } = node
    const name = property.type === 'Identifier' ? property.name : ''
    const used = object.type === 'Identifier' && object.name === 'Intl' ? 'raw Intl' : name
    if (used === 'raw Intl' || localeMethods.has(name))
      report(node, `${used} outside the formatters: use the one that pins digits, calendar and zone`)
  },
}))

const isDate = (node: Expression | Super) => node.type === 'Identifier' && node.name === 'Date'
const readsClock = 'reads the clock: take the moment as a parameter'

/**
 * Reports reading the clock: it is a parameter (or a port of the server), so that every rule can be
 * tested at any time.
 */
export const clockRule = defineRule((report) => ({
  NewExpression(node) {
    if (isDate(node.callee) && node.arguments.length === 0) report(node, `new Date() ${readsClock}`)
  },
  CallExpression(node) {
    if (isDate(node.callee)) report(node, `Date() ${readsClock}`)
  },
  MemberExpression(node) {
    if (isDate(node.object) && node.property.type === 'Identifier' && node.property.name === 'now')
      report(node, `Date.now ${readsClock}`)
  },
}))

const chances = new Set(['random', 'randomUUID', 'randomBytes', 'randomInt', 'getRandomValues'])
const sources = new Set(['Math', 'crypto', 'nodeCrypto', 'webcrypto'])

/**
 * Matches `Math`, `crypto` and `globalThis.crypto`, but not `ports`, whose randomBytes is the port to use.
 */
const isSource = (node: Expression | Super): boolean =>
  node.type === 'Identifier'
    ? sources.has(node.name)
    : node.type === 'MemberExpression' &&
      node.property.type === 'Identifier' &&
      sources.has(node.property.name)

/** Reports ids and randomness that do not come through a port, without which a test is not reproducible. */
export const randomnessRule = defineRule((report) => {
  const outside = (name: string) => `${name} outside its port: take ids and randomness as a parameter`
  return {
    MemberExpression(node) {
      if (node.property.type === 'Identifier' && chances.has(node.property.name) && isSource(node.object))
        report(node, outside(node.property.name))
    },
    ImportSpecifier(node) {
      const name = node.imported.type === 'Identifier' ? node.imported.name : ''
      if (chances.has(name)) report(node, outside(name))
    },
  }
})
