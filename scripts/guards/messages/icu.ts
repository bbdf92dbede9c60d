import { createRequire } from 'node:module'

/** A parsed message, as far as the guard reads it (the parser is the one the site is built with). */
export type Element = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>
  readonly children?: readonly Element[]
  readonly pluralType?: Intl.PluralRuleType
}
type Parser = { readonly parse: (message: string) => readonly Element[] }

const kinds = ['text', 'plain', 'number', 'date', 'time', 'select', 'plural', 'pound', 'tag'] as const
export type Kind = (typeof kinds)[number]

const isParser = (module: unknown): module is Parser =>
  typeof module === 'object' && module !== null && typeof Reflect.get(module, 'parse') === 'function'

const parser: unknown = createRequire(new URL('../../../apps/web/package.json', import.meta.url))(
  '@formatjs/icu-messageformat-parser',
)

export function parseMessage(message: string): readonly Element[] {
  if (!isParser(parser)) throw new TypeError('@formatjs/icu-messageformat-parser has no parse')
  return parser.parse(message)
}

export const kindOf = ({ type }: Element): Kind => kinds[type] ?? 'text'

const inside = (element: Element): readonly Element[] => [
  ...(element.children ?? []),
  ...Object.values(element.options ?? {}).flatMap(({ value }) => value),
]

/** Every element of a message, those inside plurals, selects and tags included. */
export const allElements = (elements: readonly Element[]): readonly Element[] =>
  elements.flatMap((element) => [element, ...allElements(inside(element))])

/** Placeholder name -> how its value is used; a plural and a plain number want the same value. */
export function placeholders(elements: readonly Element[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const element of allElements(elements)) {
    const kind = kindOf(element)
    if (kind === 'text' || kind === 'pound' || element.value === undefined) continue
    const use = kind === 'plural' ? 'number' : kind
    if (found.get(element.value) === undefined || use !== 'plain') found.set(element.value, use)
  }
  return found
}
