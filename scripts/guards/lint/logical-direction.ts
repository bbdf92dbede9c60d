import type { JSXAttribute, Node } from 'oxc-parser'

import { cssName, isPhysicalDeclaration, physicalUtilities } from './physical.ts'
import { rule, type Report } from './rule.ts'

const checkClasses = (report: Report, node: Node, text: string) => {
  for (const token of physicalUtilities(text))
    report(
      node,
      `“${token}” names a side of the screen: use the logical utility (ms, me, ps, pe, start, end)`,
    )
}

const checkStyle = (report: Report, attribute: JSXAttribute) => {
  if (attribute.name.name !== 'style' || attribute.value?.type !== 'JSXExpressionContainer') return
  if (attribute.value.expression.type !== 'ObjectExpression') return
  for (const entry of attribute.value.expression.properties) {
    if (entry.type !== 'Property') continue
    const { key, value } = entry
    const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
    const declared = value.type === 'Literal' ? String(value.value) : ''
    if (isPhysicalDeclaration(cssName(name), declared))
      report(
        entry,
        `style “${name}” names a side of the screen: use the logical property (marginInlineStart ...)`,
      )
  }
}

/** Arabic is read from the right: a class or a style says start and end, never left and right. */
export const logicalDirection = rule((report) => ({
  Literal(node) {
    if (typeof node.value === 'string') checkClasses(report, node, node.value)
  },
  TemplateElement(node) {
    checkClasses(report, node, node.value.raw)
  },
  JSXAttribute(node) {
    checkStyle(report, node)
  },
}))
