import type { Node } from 'oxc-parser'

import { defineRule, type FindingReporter } from './rule.ts'

const value = String.raw`(?:auto|full|px|\d[\d./]*|\[.+\]|\(.+\))`
/**
 * Classes with a physical direction. Those without a logical equivalent (translate-x, skew) are
 * allowed.
 */
const physicalClasses = [
  /^-?(?:scroll-)?[mp][lr]-(?:[a-z\d[(]|$)/,
  new RegExp(`^-?(?:left|right)-${value}$`),
  /^border-[lr](?:-|$)/,
  /^rounded-(?:[lr]|[tb][lr])(?:-|$)/,
  /^(?:text|float|clear)-(?:left|right)$/,
  /^(?:origin|object|bg)-(?:(?:top|bottom)-)?(?:left|right)$/,
]

/** Strips variants: `sk:md:[&>p]:-ml-2!` becomes `-ml-2`. A colon within brackets does not end a variant. */
const withoutVariants = (token: string) =>
  token.replace(/^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])*:)+/, '').replaceAll(/^!|!$/g, '')

/**
 * Matches style properties that name a side of the screen: `marginLeft`, `left`,
 * `borderTopLeftRadius`.
 */
const physicalProperty = /^(?:left|right)$|^(?:scroll)?(?:margin|padding|border).*(?:Left|Right)/i

const checkClasses = (report: FindingReporter, node: Node, text: string) => {
  for (const token of text.split(/\s+/))
    if (physicalClasses.some((pattern) => pattern.test(withoutVariants(token))))
      report(
        node,
        `“${token}” names a side of the screen: use the logical utility (ms, me, ps, pe, start, end)`,
      )
}

/**
 * Reports left and right in classes and styles: Arabic runs right to left, so start and end are used
 * instead.
 */
export const logicalDirectionRule = defineRule((report) => ({
  Literal(node) {
    if (typeof node.value === 'string') checkClasses(report, node, node.value)
  },
  TemplateElement(node) {
    checkClasses(report, node, node.value.raw)
  },
  JSXAttribute({ name, value: style }) {
    if (name.name !== 'style' || style?.type !== 'JSXExpressionContainer') return
    if (style.expression.type !== 'ObjectExpression') return
    for (const entry of style.expression.properties)
      if (
        entry.type === 'Property' &&
        entry.key.type === 'Identifier' &&
        physicalProperty.test(entry.key.name)
      )
        report(
          entry,
          `style “${entry.key.name}” names a side of the screen: use the logical property (marginInlineStart ...)`,
        )
  },
}))
