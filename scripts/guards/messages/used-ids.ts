import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type Argument, type JSXAttributeItem } from 'oxc-parser'

import { lineAt } from '../common/finding.ts'

export type Use = { readonly id: string; readonly file: string; readonly line: number }

/** Which messages the code names: whole ids, ids built from a part (`shell.theme.${theme}`), and certain uses. */
export type Used = {
  readonly texts: ReadonlySet<string>
  readonly patterns: readonly RegExp[]
  readonly uses: readonly Use[]
}

const components = new Set(['Words', 'FormattedMessage'])
const functions = new Set(['t', 'formatMessage', 'defineMessage'])

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

function idOfArgument(argument: Argument | undefined) {
  if (argument?.type === 'Literal') return argument
  if (argument?.type !== 'ObjectExpression') return undefined
  const entry = argument.properties.find(
    (property) =>
      property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'id',
  )
  return entry?.type === 'Property' && entry.value.type === 'Literal' ? entry.value : undefined
}

function idOfAttributes(attributes: readonly JSXAttributeItem[]) {
  for (const attribute of attributes) {
    if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'id') continue
    if (attribute.value?.type === 'Literal') return attribute.value
    if (attribute.value?.type === 'JSXExpressionContainer' && attribute.value.expression.type === 'Literal')
      return attribute.value.expression
  }
  return undefined
}

export function usedIds(root: string, files: readonly string[]): Used {
  const texts = new Set<string>()
  const patterns: RegExp[] = []
  const uses: Use[] = []
  for (const file of files) {
    const source = readFileSync(join(root, file), 'utf8')
    const use = (node: ReturnType<typeof idOfArgument>) => {
      if (typeof node?.value === 'string')
        uses.push({ id: node.value, file, line: lineAt(source, node.start) })
    }
    new Visitor({
      Literal(node) {
        if (typeof node.value === 'string') texts.add(node.value)
      },
      TemplateLiteral(node) {
        const parts = node.quasis.map((part) => part.value.raw)
        if (/^[a-z]\w*\./.test(parts[0] ?? ''))
          patterns.push(new RegExp(`^${parts.map(escaped).join(String.raw`[\w.-]+`)}$`))
      },
      CallExpression(node) {
        const { callee } = node
        const name =
          callee.type === 'Identifier'
            ? callee.name
            : callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
              ? callee.property.name
              : ''
        if (functions.has(name)) use(idOfArgument(node.arguments[0]))
      },
      JSXOpeningElement(node) {
        if (node.name.type === 'JSXIdentifier' && components.has(node.name.name))
          use(idOfAttributes(node.attributes))
      },
    }).visit(parseSync(file, source).program)
  }
  return { texts, patterns, uses }
}
