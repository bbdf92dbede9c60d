import type { Node } from 'oxc-parser'

import { defineRule } from './rule.ts'

type Global = { readonly names: ReadonlySet<string>; readonly say: (name: string) => string }

/** Creates a rule that finds uses of some globals, directly or as a member of the window. */
const ownedGlobals = ({ names, say }: Global) =>
  defineRule((report) => {
    const tell = (node: Node, used: string) => {
      if (names.has(used)) report(node, say(used))
    }
    return {
      MemberExpression(node) {
        const { object, property } = node
        if (object.type === 'Identifier' && names.has(object.name)) tell(object, object.name)
        const isWindow =
          object.type === 'Identifier' && ['window', 'globalThis', 'self'].includes(object.name)
        if (isWindow && property.type === 'Identifier' && !node.computed) tell(property, property.name)
      },
      CallExpression(node) {
        if (node.callee.type === 'Identifier') tell(node.callee, node.callee.name)
        for (const argument of node.arguments)
          if (argument.type === 'Identifier') tell(argument, argument.name)
      },
      NewExpression(node) {
        if (node.callee.type === 'Identifier') tell(node.callee, node.callee.name)
      },
      VariableDeclarator(node) {
        if (node.init?.type === 'Identifier') tell(node.init, node.init.name)
      },
      ReturnStatement(node) {
        if (node.argument?.type === 'Identifier') tell(node.argument, node.argument.name)
      },
      ArrowFunctionExpression(node) {
        if (node.body.type === 'Identifier') tell(node.body, node.body.name)
      },
    }
  })

/**
 * Reports access to browser storage outside the modules that own it, which decode, version and
 * clear what is stored on the customer's device.
 */
export const browserStorageRule = ownedGlobals({
  names: new Set(['localStorage', 'sessionStorage', 'indexedDB', 'cookieStore']),
  say: (name) =>
    `${name} belongs to app/session, app/preferences, features/booking, features/driver and shared/forms/stored-values: ask its owner`,
})

/**
 * Reports network access outside the API client, which has the retries, decoding, timeouts and
 * idempotency keys.
 */
export const networkRule = ownedGlobals({
  names: new Set(['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']),
  say: (name) => `${name} belongs to the API client: use an operation of @sakina/api-client`,
})
