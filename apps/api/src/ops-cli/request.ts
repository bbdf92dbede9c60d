import { commands, type Command } from './commands.ts'

export type Prepared = {
  readonly method: string
  readonly path: string
  readonly body: string | undefined
}

export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

const filled = (record: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

function pathOf({ operation, query }: Command, words: readonly string[]): string {
  const takesId = operation.path.includes(':id')
  const path = operation.path.replace(':id', encodeURIComponent(words[0] ?? ''))
  const asked = filled(query?.(takesId ? words.slice(1) : words) ?? {})
  const parameters = new URLSearchParams(
    Object.entries(asked).map(([name, value]) => [name, String(value)] as [string, string]),
  )
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

/** The call a command line stands for. */
export function prepare(argv: readonly string[]): Prepared {
  const [name = '', ...words] = argv
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) throw new WrongUsage(`There is no command "${name}".`)
  const needed = command.words.filter((word) => !word.endsWith('?'))
  if (words.length < needed.length)
    throw new WrongUsage(`${name} needs ${needed.map((word) => `<${word}>`).join(' ')}.`)
  if (words.length > command.words.length) throw new WrongUsage(`${name} takes fewer words.`)
  const takesId = command.operation.path.includes(':id')
  const body = command.body?.(takesId ? words.slice(1) : words)
  return {
    method: command.operation.method,
    path: pathOf(command, words),
    body: body === undefined ? undefined : JSON.stringify(filled(body)),
  }
}
