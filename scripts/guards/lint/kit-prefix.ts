import type { Expression, Node, ObjectExpression } from 'oxc-parser'

import { attributeLiterals, shownLiterals } from './literals.ts'
import { defineRule, type FindingReporter } from './rule.ts'

const prefix = 'sk:'

const checkNames = (report: FindingReporter, node: Node, text: string) => {
  for (const name of text.split(/\s+/))
    if (name !== '' && !name.startsWith(prefix))
      report(node, `“${name}” is a class of whichever app is around: one of the kit is “${prefix}${name}”`)
}

function checkValue(report: FindingReporter, value: Expression) {
  if (value.type === 'ArrayExpression') {
    for (const element of value.elements)
      if (element && element.type !== 'SpreadElement') checkValue(report, element)
  } else if (value.type === 'ObjectExpression') {
    for (const entry of value.properties) if (entry.type === 'Property') checkValue(report, entry.value)
  } else if (value.type === 'LogicalExpression') checkValue(report, value.right)
  else for (const { node, text } of shownLiterals(value)) checkNames(report, node, text)
}

/** Checks the classes inside the variants of a `cva` call, but not the names of the variants. */
function checkVariants(report: FindingReporter, { properties }: ObjectExpression) {
  for (const entry of properties)
    if (entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === 'variants')
      checkValue(report, entry.value)
}

/**
 * Reports classes of a component without the prefix of the kit, which have a style only in an app with
 * the same class.
 */
export const kitPrefixRule = defineRule((report) => ({
  JSXAttribute(attribute) {
    if (attribute.name.name !== 'className') return
    for (const { node, text } of attributeLiterals(attribute)) checkNames(report, node, text)
  },
  CallExpression({ callee, arguments: given }) {
    if (callee.type !== 'Identifier' || (callee.name !== 'cva' && callee.name !== 'classes')) return
    for (const argument of given)
      if (argument.type === 'ObjectExpression') checkVariants(report, argument)
      else if (argument.type !== 'SpreadElement') checkValue(report, argument)
  },
}))
