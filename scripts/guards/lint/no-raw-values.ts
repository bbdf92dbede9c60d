import { childLiterals, type Literal } from './literals.ts'
import { defineRule, type FindingReporter } from './rule.ts'

const digit = '[0-9٠-٩۰-۹]'
const number = `${digit}[0-9٠-٩۰-۹.,٬٫]*`
const kinds = [
  {
    what: 'date',
    instead: '<DateText>',
    pattern: new RegExp(`${digit}{4}[-/]${digit}{1,2}[-/]${digit}{1,2}`),
  },
  {
    what: 'date',
    instead: '<DateText>',
    pattern: new RegExp(`${digit}{1,2}[-/]${digit}{1,2}[-/]${digit}{4}`),
  },
  {
    what: 'price',
    instead: '<Money>',
    pattern: new RegExp(
      `(?:SAR|SR|ر\\.س\\.?|\\u20C1|\\uFDFC|\\$|€)\\s*${number}|${number}\\s*(?:SAR|SR\\b|ر\\.س|ريال|\\u20C1|\\uFDFC|riyals?)`,
      'iu',
    ),
  },
  {
    what: 'phone number',
    instead: '<Phone>',
    pattern: new RegExp(`(?:\\+|00)?${digit}(?:[ -]?${digit}){7,}`),
  },
]

const check = (report: FindingReporter, { node, text }: Literal) => {
  const kind = kinds.find(({ pattern }) => pattern.test(text))
  if (kind) report(node, `a raw ${kind.what} “${text}” breaks in right-to-left text: use ${kind.instead}`)
}

/**
 * Reports values shown without an inline element: digits and signs beside Arabic letters are reordered
 * on screen unless one isolates them.
 */
export const rawValuesRule = defineRule((report) => ({
  JSXElement(node) {
    for (const found of childLiterals(node.children)) check(report, found)
  },
  JSXFragment(node) {
    for (const found of childLiterals(node.children)) check(report, found)
  },
}))
