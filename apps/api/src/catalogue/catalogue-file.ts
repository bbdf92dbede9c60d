import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { InvalidCatalogueError } from './invalid-catalogue.ts'
import { CatalogueFileSchema, toCatalogueRows, type CatalogueFileRows } from './catalogue-rows.ts'
import { findCatalogueErrors } from './check-catalogue.ts'

const demoFile = new URL('../../catalogue/catalogue.json', import.meta.url)

const mostTold = 20

/** Reads a catalogue file; a file with errors is refused as a whole, with a list of them. */
export function readCatalogueFile(file: string | URL = demoFile): CatalogueFileRows {
  const refused = (problems: readonly string[]) =>
    new InvalidCatalogueError(String(file), problems.slice(0, mostTold))
  let source: unknown
  try {
    source = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw refused([error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be read'])
  }
  const decoded = v.safeParse(CatalogueFileSchema, source)
  if (!decoded.success)
    throw refused(decoded.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole'}: ${issue.message}`))
  const rows = toCatalogueRows(decoded.output)
  const problems = findCatalogueErrors(rows)
  if (problems.length > 0) throw refused(problems)
  return rows
}
