import { parseSync, Visitor } from 'oxc-parser'
import type {
  ArrowFunctionExpression,
  Expression,
  Function,
  Node,
  ObjectExpression,
  Program,
  VisitorObject,
} from 'oxc-parser'
import { withPublishedImports } from './published-imports.ts'

type Locale = 'ar' | 'en'
interface Span {
  readonly start: number
  readonly end: number
}
interface Edit extends Span {
  readonly text: string
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

const nameOf = (node: Node | null | undefined): string | undefined =>
  node?.type === 'Identifier' ? node.name : node?.type === 'Literal' ? String(node.value) : undefined

const members = (object: ObjectExpression | undefined): [name: string, value: Expression][] =>
  (object?.properties ?? []).flatMap((property): [string, Expression][] => {
    if (property.type !== 'Property') return []
    const name = nameOf(property.key)
    return name === undefined ? [] : [[name, property.value]]
  })

/** The context of a story, which picks the language of its texts, or a part of it. */
const isContext = (node: Node | undefined): boolean =>
  nameOf(node) === 'context' ||
  (node?.type === 'MemberExpression' && isContext(node.object)) ||
  (node?.type === 'ObjectExpression' && members(node).some(([name]) => name === 'globals'))

const isSpy = (node: Node): boolean => node.type === 'CallExpression' && nameOf(node.callee) === 'fn'

/** What stands for a spy of a test: it takes anything, and shows that it was called. */
const spyCode = 'console.log'

/** Visits a part of a program. */
const visit = (node: Node, visitor: VisitorObject): void =>
  new Visitor(visitor).visit({ type: 'Program', body: [node] } as unknown as Program)

/** Returns the names in code, and whether each is the key of an object or a prop. */
function namesIn(part: Node): (Span & { readonly name: string; readonly isKey: boolean })[] {
  const keys = new Set<number>()
  const names: (Span & { readonly name: string })[] = []
  visit(part, {
    Identifier: (node) => void names.push(node),
    JSXIdentifier: (node) => void names.push(node),
    JSXAttribute: (node) => void keys.add(node.name.start),
    MemberExpression: (node) => void (node.computed || keys.add(node.property.start)),
    Property: (node) => void (node.shorthand || keys.add(node.key.start)),
  })
  return names.map(({ start, end, name }) => ({ start, end, name, isKey: keys.has(start) }))
}

/** Returns the names that code refers to, with or without the keys. */
const namesUsed = (code: string, withKeys = false): Set<string> =>
  new Set(
    namesIn(parseSync('code.tsx', code).program).flatMap(({ name, isKey }) =>
      isKey && !withKeys ? [] : [name],
    ),
  )

/** A story file whose texts are in one language. */
class StoryFile {
  readonly #source: string
  readonly #locale: Locale
  readonly #program: Program
  readonly #imports = new Map<string, Import>()
  readonly #declared = new Map<string, Node>()
  readonly #objects = new Map<string, ObjectExpression>()
  readonly #stories: string[] = []
  /** The texts of the stories, in this language. */
  readonly #words = new Map<string, Expression>()
  readonly #edits: Edit[] = []

  constructor(source: string, locale: Locale) {
    this.#source = source
    this.#locale = locale
    const { program, errors } = parseSync('story.tsx', source)
    for (const { message, codeframe } of errors) throw new Error(`${message}\n${codeframe ?? ''}`)
    this.#program = program
    this.#imports.set('useState', { from: 'react', code: 'useState', isType: false })
    for (const statement of this.#program.body) this.#readTop(statement)
    this.#readAll()
  }

  samples(): Record<string, string> {
    return Object.fromEntries(this.#stories.map((name) => [name, this.#sample(name)]))
  }

  #readTop(statement: Program['body'][number]): void {
    if (statement.type === 'ImportDeclaration')
      for (const each of statement.specifiers)
        this.#imports.set(each.local.name, {
          from: statement.source.value,
          code: this.#source.slice(each.start, each.end),
          isType: statement.importKind === 'type',
        })
    const isExport = statement.type === 'ExportNamedDeclaration'
    const declaration = isExport ? statement.declaration : statement
    if (declaration?.type === 'VariableDeclaration')
      for (const { id, init } of declaration.declarations) {
        const name = nameOf(id)
        if (name === undefined || !init) continue
        const value = bare(init)
        if (value.type === 'ObjectExpression') this.#objects.set(name, value)
        if (isExport) this.#stories.push(name)
        else this.#declare(name, statement)
        const said = this.#saidBy(value)
        if (said) this.#words.set(name, said)
      }
    else if (declaration && 'id' in declaration) this.#declare(nameOf(declaration.id), declaration)
  }

  #declare(name: string | undefined, node: Node): void {
    if (name === undefined || name === 'meta') return
    if (this.#declared.has(name)) throw new Error(`Two declarations of ${name} would meet in a sample.`)
    this.#declared.set(name, node)
  }

  /** Returns what `textsInToolbarLanguage({ ar: …, en: … })` says in this language. */
  #saidBy(node: Node): Expression | undefined {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'textsInToolbarLanguage') return undefined
    const [texts] = node.arguments
    return texts?.type === 'ObjectExpression'
      ? members(texts).find(([name]) => name === this.#locale)?.[1]
      : undefined
  }

  /** Returns the text that an expression such as `workerNames.siti.ar` stands for. */
  #textAt(node: Node): Node | undefined {
    if (node.type === 'Identifier') return this.#objects.get(node.name)
    if (node.type !== 'MemberExpression' || node.computed) return undefined
    const object = this.#textAt(node.object)
    return object?.type === 'ObjectExpression'
      ? members(object).find(([name]) => name === nameOf(node.property))?.[1]
      : undefined
  }

  #readAll(): void {
    const cut = (start: number, end: number, text = ''): void => void this.#edits.push({ start, end, text })
    const keepOnly = (whole: Span, kept: Span): void => {
      cut(whole.start, kept.start)
      cut(kept.end, whole.end)
    }
    /** Leaves the context out of a list of parameters or arguments. */
    const cutContext = (list: readonly Node[]): void => {
      const at = list.findIndex(isContext)
      const [before, context, after] = [list[at - 1], list[at], list[at + 1]]
      if (context) cut(before?.end ?? context.start, before ? context.end : (after?.start ?? context.end))
    }
    visit(this.#program, {
      MemberExpression: (node) => {
        const name = nameOf(node.property) ?? ''
        const text = ['ar', 'en'].includes(name) ? this.#textAt(node) : undefined
        if (text?.type === 'Literal') cut(node.start, node.end, this.#source.slice(text.start, text.end))
      },
      CallExpression: (node) => {
        const said = this.#saidBy(node)
        if (said) keepOnly(node, said)
        else if (isSpy(node)) {
          const [does] = node.arguments
          if (does) keepOnly(node, does)
          else cut(node.start, node.end, spyCode)
        } else if (this.#words.has(nameOf(node.callee) ?? '')) cut(node.callee.end, node.end)
        else cutContext(node.arguments)
      },
      ConditionalExpression: (node) => {
        if (!this.#source.slice(node.test.start, node.test.end).includes("globals['locale'] === 'en'")) return
        keepOnly(node, this.#locale === 'en' ? node.consequent : node.alternate)
      },
      ArrowFunctionExpression: (node) => cutContext(node.params),
      FunctionDeclaration: (node) => cutContext(node.params),
      TSTypeReference: (node) => {
        const [only] = node.typeArguments?.params ?? []
        if (nameOf(node.typeName) === 'ReturnType' && only?.type === 'TSTypeQuery') keepOnly(node, only)
      },
    })
  }

  #code(span: Span, edits: readonly Edit[] = this.#edits): string {
    let code = ''
    let at = span.start
    for (let edit = nextEdit(edits, at, span.end); edit; edit = nextEdit(edits, at, span.end)) {
      code += this.#source.slice(at, edit.start) + edit.text
      at = edit.end
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

  /** Writes the component of a story, with these values of its arguments. */
  #body(
    values: ReadonlyMap<string, string>,
    render: Expression | undefined,
    component: string,
    hooks: string,
  ): string {
    const attributes = (without: readonly string[]): string =>
      [...values]
        .filter(([name]) => !without.includes(name))
        .map(([name, value]) => `${name}={${value}}`)
        .join(' ')
    const returned = (code: string): string => `{ ${hooks} return (${code}) }`
    if (render?.type !== 'ArrowFunctionExpression' && render?.type !== 'FunctionExpression') {
      const children = values.get('children')
      return returned(
        children
          ? `<${component} ${attributes(['children'])}>{${children}}</${component}>`
          : `<${component} ${attributes([])} />`,
      )
    }
    if (!render.body) return ''
    const code = this.#code(render.body, [...this.#edits, ...argEdits(render, values, attributes)])
      // A prop that the story does not set is left out.
      .replaceAll(new RegExp(String.raw`\s+\w+=\{${unset}\}`, 'g'), '')
      .replaceAll(unset, 'undefined')
    return render.body.type === 'BlockStatement' ? code.replace('{', `{ ${hooks}`) : returned(code)
  }

  /** Writes the component of a story, which keeps in its state what a spy of the story is told. */
  #main(args: ReadonlyMap<string, Expression>, render: Expression | undefined, component: string): string {
    const values = new Map([...args].map(([name, value]) => [name, this.#code(value)]))
    let hooks = ''
    for (const [name, value] of args) {
      const upper = name.replace(/^./, (letter) => letter.toUpperCase())
      const told = args.get(`on${upper}Change`)
      // A story that keeps this state by itself shows how.
      const isKept = new RegExp(
        String.raw`\[${name}, set${upper}\]|useState(?:<.*>)?\((?:\w+\.)?${name}\)`,
      ).test(this.#source)
      if (!told || !isSpy(told) || isKept || nameOf(value) === 'undefined') continue
      const state = new Map([...values, [name, name], [`on${upper}Change`, `set${upper}`]])
      const code = this.#body(state, render, component, '')
      if (!code.includes(`${name}={${name}}`) || !code.includes(`set${upper}`)) continue
      for (const [key, each] of state) values.set(key, each)
      hooks += `const [${name}, set${upper}] = useState(${this.#code(value)});`
    }
    return this.#body(values, render, component, hooks)
  }

  /** Returns the code of the top-level declarations that code needs, directly or through others. */
  #needed(main: string, codeOf: (name: string, node: Node) => string): Map<Node, string> {
    const found = new Map<Node, string>()
    const waiting = [main]
    for (const code of waiting)
      for (const name of namesUsed(code)) {
        const node = this.#declared.get(name)
        if (!node || found.has(node)) continue
        found.set(node, codeOf(name, node))
        waiting.push(found.get(node) ?? '')
      }
    return found
  }

  /** Returns the declaration of texts without those that no other code names. */
  #wordsFor(name: string, rest: string): string | undefined {
    const said = this.#words.get(name)
    if (said?.type !== 'ObjectExpression' || rest.includes(`${name}[`)) return undefined
    const names = namesUsed(rest, true)
    const used = said.properties.filter(
      (property) => property.type !== 'Property' || names.has(nameOf(property.key) ?? ''),
    )
    return `const ${name} = {${used.map((property) => this.#code(property)).join(',')}}`
  }

  #sample(story: string): string {
    const meta = this.#objects.get('meta')
    const own = this.#parts(this.#objects.get(story))
    const shared = this.#parts(meta)
    const component = members(meta).find(([name]) => name === 'component')?.[1]
    const body = this.#main(
      new Map([...shared.args, ...own.args]),
      own.render ?? shared.render,
      component ? this.#code(component) : '',
    )
    const main = `export function Example() ${simplerProps(body)}`
    const all = this.#needed(main, (_, node) => this.#code(node))
    const isWords = (node: Node) => [...this.#words.keys()].some((name) => this.#declared.get(name) === node)
    const rest = [...all].filter(([node]) => !isWords(node)).map(([, code]) => code)
    const used = this.#needed(
      main,
      (name, node) => this.#wordsFor(name, [...rest, main].join('\n')) ?? this.#code(node),
    )
    // The declarations keep the order of the file, because one may use another that is above it.
    const code = [...new Set(this.#declared.values())].flatMap((node) => used.get(node) ?? [])
    const whole = [...code, main].join(';\n\n')
    return `${this.#importLines(whole)}\n\n${whole}`
  }

  #importLines(code: string): string {
    const names = namesUsed(code)
    const lines = new Map<string, string[]>()
    for (const [local, { from, code: name, isType }] of this.#imports) {
      if (!names.has(local) || this.#declared.has(local)) continue
      const line = `import ${isType ? 'type ' : ''}${name.startsWith('*') ? name : '{}'} from '${from}'`
      lines.set(line, [...(lines.get(line) ?? []), name])
    }
    return [...lines].map(([line, list]) => line.replace('{}', `{ ${list.join(', ')} }`)).join('\n')
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

const unset = '__unset__'

/** Returns the edits that write the values of a story's arguments into its render function. */
function argEdits(
  render: ArrowFunctionExpression | Function,
  values: ReadonlyMap<string, string>,
  attributes: (without: readonly string[]) => string,
): Edit[] {
  const edits: Edit[] = []
  const write = ({ start, end }: Span, text: string): void => void edits.push({ start, end, text })
  const whole = `{ ${[...values].map(([name, value]) => `${name}: ${value}`).join(', ')} }`
  const [first] = render.params
  const taken = first?.type === 'ObjectPattern' ? namesIn(first).map(({ name }) => name) : []
  for (const each of namesIn(render.body ?? render))
    if (each.isKey) continue
    else if (each.name === 'args') write(each, whole)
    else if (taken.includes(each.name)) write(each, values.get(each.name) ?? unset)
  visit(render, {
    MemberExpression: (node) => {
      if (nameOf(node.object) === 'args') write(node, values.get(nameOf(node.property) ?? '') ?? unset)
    },
    JSXOpeningElement: (node) => {
      const given = node.attributes.flatMap((each) =>
        each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [each.name.name] : [],
      )
      for (const each of node.attributes)
        if (each.type === 'JSXSpreadAttribute' && nameOf(each.argument) === 'args')
          write(each, attributes(node.selfClosing ? given : [...given, 'children']))
    },
  })
  return edits
}

/** Writes `size={'lg'}` and `open={true}` as people do. */
const simplerProps = (code: string): string =>
  code
    .replaceAll(/(\w)=\{'([^'"\\]*)'\}/g, '$1="$2"')
    .replaceAll(/(\w)=\{true\}/g, '$1')
    .replaceAll(/>\{'([^'{}<>]*)'\}</g, '>$1<')

/**
 * Returns for each story of a file, by export name, a module in either language that shows it as an app
 * would write it. It imports nothing but the kit and other packages, and compiles as it is.
 */
export function storySamples(source: string, file: string): Record<string, Record<Locale, string>> {
  const whole = withPublishedImports(source, file)
  const [ar, en] = [new StoryFile(whole, 'ar').samples(), new StoryFile(whole, 'en').samples()]
  return Object.fromEntries(
    Object.entries(ar).map(([story, code]) => [story, { ar: code, en: en[story] ?? '' }]),
  )
}
