import type { AnyOperation } from '@sakina/api-client/wire/operation'
import { opsPreviewAct } from '@sakina/api-client/wire/ops'
import { previewableActs } from '@sakina/api-client/wire/previewable-acts'
import { opsCommands } from './ops-commands.ts'

/** A request to the API that a command of the office makes. */
export type OpsRequest = {
  readonly operation: AnyOperation
  readonly params: Readonly<Record<string, string>> | undefined
  readonly query: Readonly<Record<string, string>> | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
  /** The idempotency key for a retry after a lost response, so that nothing is done twice. */
  readonly key: string | undefined
}

/** Thrown for a command with wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const filled = <Value>(record: Readonly<Record<string, Value | undefined>>): Record<string, Value> => {
  const definedValues: Record<string, Value> = {}
  for (const [name, value] of Object.entries(record)) if (value !== undefined) definedValues[name] = value
  return definedValues
}

const keyOption = '--key='
const personOption = '--by='
/** Before a command on money: shows what it would change, and does nothing. */
const previewName = 'preview'

function previewOf({ operation, params, body }: OpsRequest): OpsRequest {
  if (!previewableActs.some((id) => id === operation.id))
    throw new UsageError('Only a command on money has a preview.')
  return {
    operation: opsPreviewAct,
    params: undefined,
    query: undefined,
    body: { operation: operation.id, id: params?.['id'] ?? '', body: body ?? {} },
    key: undefined,
  }
}

/** The names of the fields of a query or a body. */
const fieldsOf = (schema: unknown): readonly string[] =>
  isRecord(schema) && isRecord(schema['entries']) ? Object.keys(schema['entries']) : []

/** The options that name a field of the query, such as `--page=2`, by the word that was typed. */
function optionsOf(
  words: readonly string[],
  fields: readonly string[],
): ReadonlyMap<string, readonly [string, string]> {
  const options = new Map<string, readonly [string, string]>()
  for (const word of words) {
    const [, name, value] = /^--([a-z_]+)=(.*)$/s.exec(word) ?? []
    if (name !== undefined && value !== undefined && fields.includes(name)) options.set(word, [name, value])
  }
  return options
}

/**
 * Converts a command line to a request. A command that must run only once gets a new key, unless the line
 * names one.
 */
export function prepareOpsRequest(argv: readonly string[], newKey: () => string): OpsRequest {
  const [first, ...act] = argv
  if (first === previewName) return previewOf(prepareOpsRequest(act, newKey))
  const [name = '', ...typed] = argv
  const chosenKey = argv.find((word) => word.startsWith(keyOption))?.slice(keyOption.length)
  const by = argv.find((word) => word.startsWith(personOption))?.slice(personOption.length)
  const command = Object.hasOwn(opsCommands, name) ? opsCommands[name] : undefined
  if (command === undefined) throw new UsageError(`There is no command "${name}".`)
  const filters = optionsOf(typed, fieldsOf(command.operation.query))
  const words = typed.filter(
    (word) => !word.startsWith(keyOption) && !word.startsWith(personOption) && !filters.has(word),
  )
  const needed = command.words.filter((word) => !word.endsWith('?'))
  if (words.length < needed.length)
    throw new UsageError(`${name} needs ${needed.map((word) => `<${word}>`).join(' ')}.`)
  if (words.length > command.words.length) throw new UsageError(`${name} takes fewer words.`)
  const { idempotent = false } = command.operation
  if (chosenKey !== undefined && !idempotent)
    throw new UsageError(`${name} takes no key: it may be asked again.`)
  if (by !== undefined && !fieldsOf(command.operation.body).includes('by'))
    throw new UsageError(`${name} does not keep who acts.`)
  const ofPath = [...command.operation.path.matchAll(/:(\w+)/g)].map(([, part = '']) => part)
  const rest = words.slice(ofPath.length)
  return {
    operation: command.operation,
    params:
      ofPath.length === 0
        ? undefined
        : Object.fromEntries(ofPath.map((part, index) => [part, words[index] ?? ''])),
    query:
      command.query === undefined && filters.size === 0
        ? undefined
        : filled({ ...command.query?.(rest), ...Object.fromEntries(filters.values()) }),
    body:
      command.body === undefined
        ? undefined
        : filled({ ...command.body(rest), ...(by !== undefined && { by }) }),
    key: idempotent ? (chosenKey ?? newKey()) : undefined,
  }
}
