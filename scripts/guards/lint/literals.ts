import type { Expression, JSXAttributeItem, JSXChild, Node } from 'oxc-parser'

/** A text that JSX shows, with its syntax node. */
export type Literal = { readonly node: Node; readonly text: string }

/** Returns the texts that an expression may show: `'a'`, `` `a ${b}` ``, `x ? 'a' : 'b'`, `x && 'a'`. */
export function shownLiterals(
  expression: Expression | { readonly type: 'JSXEmptyExpression' },
): readonly Literal[] {
  switch (expression.type) {
    case 'Literal':
      return typeof expression.value === 'string' ? [{ node: expression, text: expression.value }] : []
    case 'TemplateLiteral':
      return expression.quasis.map((part) => ({ node: part, text: part.value.raw }))
    case 'ConditionalExpression':
      return [...shownLiterals(expression.consequent), ...shownLiterals(expression.alternate)]
    case 'LogicalExpression':
      return [...shownLiterals(expression.left), ...shownLiterals(expression.right)]
    case 'BinaryExpression':
      return expression.operator === '+'
        ? [...shownLiterals(expression.left), ...shownLiterals(expression.right)]
        : []
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return shownLiterals(expression.expression)
    default:
      return []
  }
}

/** Returns the texts written directly among JSX children. */
export function childLiterals(children: readonly JSXChild[]): readonly Literal[] {
  return children.flatMap((child): readonly Literal[] => {
    if (child.type === 'JSXText') return [{ node: child, text: child.value.trim() }]
    return child.type === 'JSXExpressionContainer' ? shownLiterals(child.expression) : []
  })
}

/** Returns the texts written directly in a JSX attribute. */
export function attributeLiterals(attribute: JSXAttributeItem): readonly Literal[] {
  if (attribute.type !== 'JSXAttribute' || !attribute.value) return []
  if (attribute.value.type === 'Literal') return shownLiterals(attribute.value)
  return attribute.value.type === 'JSXExpressionContainer' ? shownLiterals(attribute.value.expression) : []
}
