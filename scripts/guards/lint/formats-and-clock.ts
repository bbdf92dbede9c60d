import type { Expression, Super } from 'oxc-parser'

import { rule } from './rule.ts'

const localeMethods = new Set(['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])

/** Formats pin their numbering system, calendar and time zone, which a raw Intl call forgets sooner or later. */
export const formatters = rule('formatters', (report) => ({
  MemberExpression(node) {
    if (node.object.type === 'Identifier' && node.object.name === 'Intl')
      report(
        node,
        'Intl',
        'raw Intl outside the formatters: use the formatter that pins digits, calendar and zone',
      )
    if (node.property.type === 'Identifier' && localeMethods.has(node.property.name))
      report(
        node,
        node.property.name,
        `${node.property.name} outside the formatters: use the formatter that pins digits, calendar and zone`,
      )
  },
}))

/** The clock is a parameter (or a port of the server), so that every rule can be tested at any moment of time. */
export const clock = rule('clock', (report) => ({
  NewExpression(node) {
    if (node.callee.type === 'Identifier' && node.callee.name === 'Date' && node.arguments.length === 0)
      report(node, 'new Date()', 'new Date() reads the clock: take the moment as a parameter')
  },
  CallExpression(node) {
    if (node.callee.type === 'Identifier' && node.callee.name === 'Date')
      report(node, 'Date()', 'Date() reads the clock: take the moment as a parameter')
  },
  MemberExpression(node) {
    if (
      node.object.type === 'Identifier' &&
      node.object.name === 'Date' &&
      node.property.type === 'Identifier' &&
      node.property.name === 'now'
    )
      report(node, 'Date.now', 'Date.now reads the clock: take the moment as a parameter')
  },
}))

const chances = new Set(['random', 'randomUUID', 'randomBytes', 'randomInt', 'getRandomValues'])
const sources = new Set(['Math', 'crypto', 'nodeCrypto', 'webcrypto'])

/** `Math`, `crypto`, `globalThis.crypto`; not `ports`, whose randomBytes is the very port to use. */
const isSource = (node: Expression | Super): boolean => {
  if (node.type === 'Identifier') return sources.has(node.name)
  return (
    node.type === 'MemberExpression' && node.property.type === 'Identifier' && sources.has(node.property.name)
  )
}

/** Ids and randomness come through a port, so that a test can repeat what happened. */
export const chance = rule('chance', (report) => ({
  MemberExpression(node) {
    if (node.property.type !== 'Identifier' || !chances.has(node.property.name) || !isSource(node.object))
      return
    report(
      node,
      node.property.name,
      `${node.property.name} outside its port: take ids and randomness as a parameter`,
    )
  },
  ImportSpecifier(node) {
    const name = node.imported.type === 'Identifier' ? node.imported.name : ''
    if (chances.has(name))
      report(node, name, `${name} outside its port: take ids and randomness as a parameter`)
  },
}))
