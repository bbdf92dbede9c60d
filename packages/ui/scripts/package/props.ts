/* Reads the props of a component from its sources, with the comment above each. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Comment, Program, TSInterfaceDeclaration } from 'oxc-parser'

/** A documented prop of a component. */
export interface Prop {
  readonly name: string
  readonly type: string
  readonly required: boolean
  readonly says: string
}
/** The props of a component, and the types that they extend. */
export interface PropTable {
  readonly props: readonly Prop[]
  /** The other types that the props extend, as written: `ComponentPropsWithRef<'a'>`. */
  readonly others: readonly string[]
}

interface Module {
  readonly source: string
  readonly comments: readonly Comment[]
  readonly interfaces: ReadonlyMap<string, TSInterfaceDeclaration>
  readonly from: ReadonlyMap<string, string>
}

const modules = new Map<string, Module>()

function read(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const source = readFileSync(file, 'utf8')
  const { program, comments }: { program: Program; comments: Comment[] } = parseSync(file, source)
  const interfaces = new Map<string, TSInterfaceDeclaration>()
  const from = new Map<string, string>()
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declaration?.type === 'TSInterfaceDeclaration') interfaces.set(declaration.id.name, declaration)
    const path =
      statement.type === 'ImportDeclaration' || statement.type === 'ExportNamedDeclaration'
        ? statement.source?.value
        : undefined
    if (path?.startsWith('.') && 'specifiers' in statement)
      for (const each of statement.specifiers)
        from.set(
          each.local.type === 'Literal' ? each.local.value : each.local.name,
          resolve(dirname(file), path),
        )
  }
  const module = { source, comments, interfaces, from }
  modules.set(file, module)
  return module
}

const plain = (comment: string): string =>
  comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Reads the props of an interface from a source file. */
export function propsOf(file: string, name: string): PropTable | undefined {
  if (!existsSync(file)) return undefined
  const { source, comments, interfaces, from } = read(file)
  const declared = interfaces.get(name)
  const elsewhere = from.get(name)
  if (!declared) return elsewhere === undefined ? undefined : propsOf(elsewhere, name)
  const says = (start: number): string => {
    const above = comments.findLast(({ end }) => end <= start && source.slice(end, start).trim() === '')
    return above?.value.startsWith('*') ? plain(above.value) : ''
  }
  const props = declared.body.body.flatMap((member): Prop[] => {
    if (member.type !== 'TSPropertySignature' || member.key.type !== 'Identifier') return []
    const type = member.typeAnnotation?.typeAnnotation
    return [
      {
        name: member.key.name,
        type: (type ? source.slice(type.start, type.end) : 'unknown')
          .replace(/\s*\|\s*undefined$/, '')
          .replaceAll(/\s+/g, ' '),
        required: !member.optional,
        says: says(member.start),
      },
    ]
  })
  const others: string[] = []
  for (const { expression, start, end } of declared.extends) {
    const base = expression.type === 'Identifier' ? propsOf(file, expression.name) : undefined
    if (base) {
      props.push(...base.props.filter((each) => !props.some((own) => own.name === each.name)))
      others.push(...base.others)
    } else others.push(source.slice(start, end).replaceAll(/\s+/g, ' '))
  }
  return { props, others }
}
