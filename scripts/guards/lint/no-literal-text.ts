import { attributeLiterals, childLiterals, type Literal } from './literals.ts'
import { defineRule } from './rule.ts'

/** Attributes with visible or spoken text, of elements and of components of the kit. */
const spoken = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'placeholder',
  'subtitle',
  'title',
])
const isSpoken = (name: string) => spoken.has(name) || /[a-z]Label$/.test(name)

const hasLetters = ({ text }: Literal) => /\p{L}/u.test(text.replaceAll(/&[a-z]+;/g, ''))
// Matches letters only, because digits are chosen by the formatters and are not text.
const hasArabic = /(?=\p{L})\p{Script=Arabic}/u

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

/** Reports visible text outside a catalogue, because every text must exist in both languages. */
export const literalTextRule = defineRule((report) => {
  const tell = (where: string) => (found: Literal) => {
    report(found.node, `literal text “${short(found.text)}” in ${where}: put it in the message catalogue`)
  }
  return {
    JSXElement(node) {
      childLiterals(node.children).filter(hasLetters).forEach(tell('JSX'))
    },
    JSXFragment(node) {
      childLiterals(node.children).filter(hasLetters).forEach(tell('JSX'))
    },
    JSXAttribute(node) {
      const name = node.name.type === 'JSXIdentifier' ? node.name.name : ''
      if (isSpoken(name))
        attributeLiterals(node)
          .filter(hasLetters)
          .forEach(tell(`“${name}”`))
    },
  }
})

/** Reports Arabic letters in a string: they are text for users, even in a constant that JSX shows later. */
export const arabicInCodeRule = defineRule((report) => ({
  Literal(node) {
    if (typeof node.value === 'string' && hasArabic.test(node.value))
      report(node, `Arabic text “${short(node.value)}” in code: put it in the message catalogue`)
  },
  TemplateElement(node) {
    if (hasArabic.test(node.value.raw))
      report(node, `Arabic text “${short(node.value.raw)}” in code: put it in the message catalogue`)
  },
}))
