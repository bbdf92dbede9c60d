import type pg from 'pg'
import { isPreparedStatementOutdated } from './database-errors.ts'

/**
 * The server has fewer different statements than this. The limit keeps statements whose text varies
 * with their input from filling the memory of each connection.
 */
const mostStatements = 400

let generation = 0
const names = new Map<string, string>()

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= mostStatements) return known
  const name = `sakina_${generation}_${names.size}`
  names.set(text, name)
  return name
}

/** After a migration of running servers, every statement is prepared again under a new name. */
function forgetNames(): void {
  generation += 1
  names.clear()
}

const isNameable = (statement: unknown, values: unknown): statement is { readonly text: string } =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  typeof statement.text === 'string' &&
  Array.isArray(values) &&
  values.length > 0

/**
 * Names each statement, so that PostgreSQL keeps it parsed and planned for this connection, which halves the
 * cost of a short statement. A single statement with an outdated plan runs again; whoever opened a
 * transaction retries it.
 */
export function enablePreparedStatements(client: pg.ClientBase): void {
  const query: unknown = Reflect.get(client, 'query')
  if (typeof query !== 'function') return
  const send = (...args: unknown[]): unknown => Reflect.apply(query, client, args)
  const sendNamed = (statement: unknown, values: unknown, callback: unknown): unknown => {
    if (!isNameable(statement, values)) return send(statement, values, callback)
    const namedStatement = { ...statement, name: nameOf(statement.text) }
    if (typeof callback === 'function')
      return send(namedStatement, values, (error: unknown, result: unknown): void => {
        if (!isPreparedStatementOutdated(error))
          return void Reflect.apply(callback, undefined, [error, result])
        forgetNames()
        send(statement, values, callback)
      })
    return Promise.resolve(send(namedStatement, values)).catch((error: unknown) => {
      if (isPreparedStatementOutdated(error)) forgetNames()
      throw error
    })
  }
  Object.assign(client, { query: sendNamed })
}
