import { parseSync, Visitor } from 'oxc-parser'
import type { Expression, Node, ObjectExpression, Program } from 'oxc-parser'

type Locale = 'ar' | 'en'
interface Span {
  readonly start: number
  readonly end: number
}
interface Edit extends Span {
  readonly text: string | Readonly<Record<Locale, string>>
}
interface Import {
  readonly from: string
  readonly code: string
  readonly isType: boolean
}
/** The parts of a story that its sample is written from: the arguments and the render function. */
interface StoryParts {
  readonly args: ReadonlyMap<string, Expression>
  readonly render: Expression | undefined
}

const bare = (node: Expression): Expression =>
  node.type === 'TSSatisfiesExpression' || node.type === 'TSAsExpression' ? bare(node.expression) : node

const nameOf = (node: Node): string | undefined =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : undefined

const members = (object: ObjectExpression): [name: string, value: Expression][] =>
  object.properties.flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property') return []
    const name = nameOf(property.key)
    return name === undefined ? [] : [[name, property.value]]
  })

const spanOf = ({ start, end }: Span): Span => ({ start, end })

const isHanded = (node: Node | undefined): boolean =>
  (node?.type === 'Identifier' && node.name === 'context') ||
  (node?.type === 'MemberExpression' && isHanded(node.object)) ||
  (node?.type === 'ObjectExpression' && members(node).some(([name]) => name === 'globals'))

/**
 * Returns the module that a sample imports from: an entry of the package, its strings, or `./data`
 * for a file that an app would write itself.
 */
function publishedFrom(path: string, folder: string): string {
  if (path === './index.ts') return `@sakina/ui/${folder}`
  const entry = /(?:^\.\.\/|components\/)([a-z-]+)\/index\.ts$/.exec(path)?.[1]
  if (entry !== undefined && !path.includes('story-kit')) return `@sakina/ui/${entry}`
  const words = /strings\/(ar|en|ur)\.ts$/.exec(path)?.[1]
  if (words !== undefined) return `@sakina/ui/strings/${words}`
  return path.startsWith('.') ? './data' : path
}

/** A parsed story file. */
class StoryFile {
  readonly #source: string
  #locale: Locale = 'ar'
  readonly #program: Program
  readonly #imports = new Map<string, Import>()
  readonly #declared = new Map<string, Node>()
  readonly #objects = new Map<string, ObjectExpression>()
  readonly #stories: string[] = []
  readonly #words = new Map<string, ObjectExpression>()
  readonly #names: (Span & { readonly name: string })[] = []
  readonly #edits: Edit[] = []
  readonly #spreads: (Span & { readonly given: readonly string[] })[] = []
  readonly #attributes: (Span & { readonly value: Node })[] = []
  readonly #argsWhole: (Span & { readonly isSpread: boolean })[] = []
  readonly #argsRead: (Span & { readonly name: string })[] = []

  constructor(source: string, folder: string) {
    this.#source = source
    this.#program = parseSync('story.tsx', source).program
    this.#readTop(folder)
    this.#readAll()
  }

  samples(): Record<string, Record<Locale, string>> {
    return Object.fromEntries(
      this.#stories.map((name) => [name, { ar: this.#sample(name, 'ar'), en: this.#sample(name, 'en') }]),
    )
  }

  #readTop(folder: string): void {
    for (const statement of this.#program.body) {
      if (statement.type === 'ImportDeclaration') {
        const from = publishedFrom(statement.source.value, folder)
        for (const each of statement.specifiers) {
          const code = this.#source.slice(each.start, each.end)
          this.#imports.set(each.local.name, { from, code, isType: statement.importKind === 'type' })
        }
      }
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? undefined) : statement
      if (declaration?.type === 'VariableDeclaration') {
        for (const { id, init } of declaration.declarations) {
          const name = nameOf(id)
          if (name === undefined || !init) continue
          const value = bare(init)
          if (value.type === 'ObjectExpression') this.#objects.set(name, value)
          if (statement.type === 'ExportNamedDeclaration') this.#stories.push(name)
          else this.#declared.set(name, statement)
          const said = value.type === 'CallExpression' ? value.arguments[0] : undefined
          if (
            value.type === 'CallExpression' &&
            nameOf(value.callee) === 'textsInToolbarLanguage' &&
            said?.type === 'ObjectExpression'
          )
            this.#words.set(name, said)
        }
      } else if (declaration && 'id' in declaration && declaration.id) {
        const name = nameOf(declaration.id)
        if (name !== undefined) this.#declared.set(name, declaration)
      }
    }
  }

  #isWords(name: string | undefined): boolean {
    return name !== undefined && (this.#words.has(name) || this.#imports.get(name)?.from === './data')
  }

  #readAll(): void {
    const keys = new Set<number>()
    const cut = (start: number, end: number, text: Edit['text'] = ''): void =>
      void this.#edits.push({ start, end, text })
    const params = (list: readonly Node[]): void => {
      const at = list.findIndex((each) => nameOf(each) === 'context')
      const context = list[at]
      const [before, after] = [list[at - 1], list[at + 1]]
      if (context) cut(before?.end ?? context.start, before ? context.end : (after?.start ?? context.end))
    }
    const handler = (name: string, value: Node | null): void => {
      if (value && this.#isSpy(value)) cut(value.start, value.end, handlerOf(name))
    }
    new Visitor({
      Identifier: (node) => void this.#names.push(node),
      JSXIdentifier: (node) => void this.#names.push(node),
      MemberExpression: (node) => {
        if (!node.computed) keys.add(node.property.start)
        if (nameOf(node.object) === 'args' && node.property.type === 'Identifier')
          this.#argsRead.push({ start: node.start, end: node.end, name: node.property.name })
      },
      Property: (node) => {
        if (!node.shorthand) keys.add(node.key.start)
        handler(nameOf(node.key) ?? '', node.value)
      },
      JSXAttribute: (node) => {
        keys.add(node.name.start)
        if (node.value?.type === 'JSXExpressionContainer' && node.name.type === 'JSXIdentifier')
          handler(node.name.name, node.value.expression)
        if (node.value?.type === 'JSXExpressionContainer' && nameOf(node.value.expression) === 'args')
          this.#argsWhole.push({ ...spanOf(node.value.expression), isSpread: false })
        if (node.value?.type === 'JSXExpressionContainer')
          this.#attributes.push({ start: node.start, end: node.end, value: node.value.expression })
      },
      JSXOpeningElement: (node) => {
        const given = node.attributes.flatMap((each) =>
          each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each.name.name] : [],
        )
        for (const each of node.attributes)
          if (each.type === 'JSXSpreadAttribute' && nameOf(each.argument) === 'args')
            this.#spreads.push({
              start: each.start,
              end: each.end,
              given: node.selfClosing ? given : [...given, 'children'],
            })
      },
      CallExpression: (node) => {
        for (const each of node.arguments)
          if (nameOf(each) === 'args')
            this.#argsWhole.push({ start: each.start, end: each.end, isSpread: false })
        const at = node.arguments.findIndex(isHanded)
        const handed = node.arguments[at]
        if (!handed) return
        const [before, after] = [node.arguments[at - 1], node.arguments[at + 1]]
        if (this.#isWords(nameOf(node.callee)) && !before && !after) cut(node.callee.end, node.end)
        else cut(before?.end ?? handed.start, before ? handed.end : (after?.start ?? handed.end))
      },
      SpreadElement: (node) => {
        if (nameOf(node.argument) === 'args')
          this.#argsWhole.push({ start: node.start, end: node.end, isSpread: true })
      },
      VariableDeclarator: (node) => handler('', node.init),
      ConditionalExpression: (node) => {
        if (!this.#source.slice(node.test.start, node.test.end).includes("globals['locale'] === 'en'")) return
        const [en, ar] = [node.consequent, node.alternate].map(({ start, end }) =>
          this.#source.slice(start, end),
        )
        cut(node.start, node.end, { ar: `(${ar ?? ''})`, en: `(${en ?? ''})` })
      },
      ArrowFunctionExpression: (node) => params(node.params),
      FunctionDeclaration: (node) => params(node.params),
      TSTypeReference: (node) => {
        const [only] = node.typeArguments?.params ?? []
        if (nameOf(node.typeName) === 'ReturnType' && only?.type === 'TSTypeQuery')
          cut(node.start, node.end, this.#source.slice(only.start, only.end))
      },
    }).visit(this.#program)
    this.#names.splice(0, Infinity, ...this.#names.filter(({ start }) => !keys.has(start)))
  }

  #isSpy(node: Node): boolean {
    return node.type === 'CallExpression' && nameOf(node.callee) === 'fn'
  }

  #code(span: Span, edits: readonly Edit[] = this.#edits): string {
    let code = ''
    let at = span.start
    for (let edit = nextEdit(edits, at, span.end); edit; edit = nextEdit(edits, at, span.end)) {
      const { start, end, text } = edit
      code += this.#source.slice(at, start) + (typeof text === 'string' ? text : text[this.#locale])
      at = end
    }
    return code + this.#source.slice(at, span.end)
  }

  #parts(object: ObjectExpression | undefined): StoryParts {
    const args = new Map<string, Expression>()
    let render: Expression | undefined
    for (const property of object?.properties ?? []) {
      if (property.type === 'SpreadElement') {
        const other = this.#parts(this.#objects.get(nameOf(property.argument) ?? ''))
        for (const [name, value] of other.args) args.set(name, value)
        render = other.render ?? render
      } else if (nameOf(property.key) === 'args') {
        const value = bare(property.value)
        if (value.type === 'ObjectExpression') for (const [name, each] of members(value)) args.set(name, each)
      } else if (nameOf(property.key) === 'render') render = bare(property.value)
    }
    return { args, render }
  }

  #attribute(name: string, value: Expression): string {
    if (name === 'open' && value.type === 'Literal' && value.value === true) return 'open={open}'
    if (this.#isSpy(value)) return `${name}={${handlerOf(name)}}`
    if (value.type === 'Literal' && value.value === true) return name
    if (value.type === 'Literal' && typeof value.value === 'string' && !value.value.includes('"'))
      return `${name}="${value.value}"`
    return `${name}={${this.#code(value)}}`
  }

  #main(args: ReadonlyMap<string, Expression>, render: Expression | undefined, component: string): string {
    const attributes = (without: readonly string[]): string =>
      [...args]
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => this.#attribute(name, value))
        .join(' ')
    if (!render) {
      const children = args.get('children')
      const within =
        children?.type === 'Literal' ? String(children.value) : children ? `{${this.#code(children)}}` : ''
      return within
        ? `<${component} ${attributes(['children'])}>${within}</${component}>`
        : `<${component} ${attributes(['children'])} />`
    }
    const valueOf = (name: string): string => {
      const value = args.get(name)
      return value ? (this.#isSpy(value) ? handlerOf(name) : this.#code(value)) : 'undefined'
    }
    const object = [...args.keys()].map((name) => `${name}: ${valueOf(name)}`).join(', ')
    const edits: Edit[] = [
      ...this.#edits,
      ...this.#argsWhole.map(({ start, end, isSpread }) => ({
        start,
        end,
        text: isSpread ? object : `{ ${object} }`,
      })),
      ...this.#spreads.map(({ start, end, given }) => ({ start, end, text: attributes(given) })),
      ...this.#argsRead.map(({ start, end, name }) => ({ start, end, text: valueOf(name) })),
    ]
    if (render.type !== 'ArrowFunctionExpression' && render.type !== 'FunctionExpression')
      return `<${component} ${attributes([])} />`
    const [first] = render.params
    const taken =
      first?.type === 'ObjectPattern'
        ? first.properties.flatMap((each) => (each.type === 'Property' ? [nameOf(each.key) ?? ''] : []))
        : []
    for (const { start, end, name } of this.#names)
      if (taken.includes(name) && render.body && start >= render.body.start && end <= render.body.end)
        edits.push({ start, end, text: valueOf(name) })
    for (const { start, end, value } of this.#attributes)
      if (
        edits.some(
          (edit) => edit.start === value.start && edit.end === value.end && edit.text === 'undefined',
        )
      )
        edits.push({ start, end, text: '' })
    const body = render.body ? this.#code(render.body, edits) : ''
    return render.body?.type === 'BlockStatement' ? `function Example() ${body}` : body
  }

  /** Collects the top-level declarations that these spans refer to, directly or through others. */
  #reached(spans: readonly Span[]): { readonly names: Set<string>; readonly declared: Set<Node> } {
    const names = new Set<string>()
    const declared = new Set<Node>()
    const waiting = [...spans]
    for (let span = waiting.pop(); span; span = waiting.pop()) {
      const { start, end } = span
      for (const { name } of this.#names.filter((each) => each.start >= start && each.end <= end)) {
        if (names.has(name)) continue
        names.add(name)
        const node = this.#declared.get(name)
        if (!node || node === this.#declared.get('meta')) continue
        declared.add(node)
        waiting.push(node)
      }
    }
    return { names, declared }
  }

  #wordsIn(name: string, said: ObjectExpression, locale: Locale, rest: string): string {
    const content = members(said).find(([key]) => key === locale)?.[1]
    if (!content) return ''
    if (content.type !== 'ObjectExpression') return `const ${name} = ${this.#code(content)}`
    const used = content.properties.filter(
      (property) =>
        property.type !== 'Property' || new RegExp(String.raw`\b${nameOf(property.key)}\b`).test(rest),
    )
    return `const ${name} = {${used.map((property) => this.#code(property)).join(',')}}`
  }

  #sample(story: string, locale: Locale): string {
    const meta = this.#objects.get('meta')
    const own = this.#parts(this.#objects.get(story))
    const shared = this.#parts(meta)
    const args = new Map([...shared.args, ...own.args])
    const render = own.render ?? shared.render
    const component = members(meta ?? noObject).find(([name]) => name === 'component')?.[1]
    const componentName = component ? this.#code(component) : ''
    this.#locale = locale
    const main = this.#main(args, render, componentName)

    const roots: Span[] = [...(render ? [render] : []), ...(component ? [component] : [])]
    const { names, declared } = this.#reached([
      ...roots,
      ...[...args].filter(([name]) => main.includes(name)).map(([, value]) => value),
    ])
    const words = [...this.#words].filter(([name]) => names.has(name))
    const wordsOf = (node: Node) => words.find(([name]) => this.#declared.get(name) === node)
    // The helpers keep the order of the story file, because one may use another that is declared
    // above it.
    const helpers = [...new Set(this.#declared.values())].filter(
      (node) => declared.has(node) || wordsOf(node) !== undefined,
    )
    const rest = [...helpers.filter((node) => !wordsOf(node)).map((node) => this.#code(node)), main].join(
      '\n',
    )
    const code = helpers.map((node) => {
      const [name, said] = wordsOf(node) ?? []
      return name !== undefined && said ? this.#wordsIn(name, said, locale, rest) : this.#code(node)
    })
    const all = [...code, main].join(';\n\n')
    return `${this.#importLines(names, all)}\n\n${all}`
  }

  #importLines(names: ReadonlySet<string>, code: string): string {
    const used = [...this.#imports].filter(
      ([local, { from }]) =>
        names.has(local) && !from.startsWith('storybook') && new RegExp(String.raw`\b${local}\b`).test(code),
    )
    const lines = new Map<string, string[]>()
    for (const [, { from, code: name, isType }] of used) {
      const line = `import ${isType ? 'type ' : ''}${name.startsWith('*') ? '*' : '{}'} from '${from}'`
      lines.set(line, [...(lines.get(line) ?? []), name])
    }
    return [...lines]
      .map(([line, list]) =>
        line.replace(/\*|\{\}/, (mark) => (mark === '*' ? list.join() : `{ ${list.join(', ')} }`)),
      )
      .join('\n')
  }
}

/** Returns the first edit between `from` and `to`; of several with the same start, the longest. */
function nextEdit(edits: readonly Edit[], from: number, to: number): Edit | undefined {
  let next: Edit | undefined
  for (const edit of edits) {
    if (edit.start < from || edit.end > to || edit.start === edit.end) continue
    if (!next || edit.start < next.start || (edit.start === next.start && edit.end > next.end)) next = edit
  }
  return next
}

const noObject = { type: 'ObjectExpression', properties: [], start: 0, end: 0 } as unknown as ObjectExpression

/**
 * Returns the event handler in a sample: `handlePay` for `onPay`, and for `onOpenChange` the state
 * setter `setOpen`.
 */
const handlerOf = (name: string): string =>
  name === 'onOpenChange' ? 'setOpen' : name.startsWith('on') ? `handle${name.slice(2)}` : 'console.log'

/** Returns the sample code for each story of a file, by export name, in either language. */
export const storySamples = (source: string, folder: string): Record<string, Record<Locale, string>> =>
  new StoryFile(source, folder).samples()
