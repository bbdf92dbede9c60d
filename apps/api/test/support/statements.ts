import type { Database } from '../../src/db/database.ts'

/** Wraps an object so that each of its statements is recorded in order; deeper builders are unchanged. */
const recording = <Queries extends object>(queries: Queries, statements: string[], where: string): Queries =>
  new Proxy(queries, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]): unknown => {
        statements.push(`${where}.${String(key)}`)
        return Reflect.apply(value, target, given)
      }
    },
  })

/** Returns the statements that the work sends to the database, without their values. */
export async function recordStatements(
  database: Database,
  work: () => Promise<unknown>,
): Promise<readonly string[]> {
  const statements: string[] = []
  const { reader, write } = database
  const watched: Pick<Database, 'reader' | 'write'> = {
    reader: recording(reader, statements, 'reader'),
    write: (inside) => {
      statements.push('begin')
      return write((tx) => inside(recording(tx, statements, 'tx')))
    },
  }
  Object.assign(database, watched)
  try {
    await work()
  } finally {
    Object.assign(database, { reader, write })
  }
  return statements
}
