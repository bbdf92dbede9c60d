import { appendFileSync, readFileSync } from 'node:fs'
import { allOperations } from '@sakina/api-client/wire'
import type { OperationRow } from '@sakina/api-client/wire/operation'

const file = process.env['REACHED_FILE']

/** A refusal shown as a page also contains its code. */
const codeOfPage = (text: string): string | undefined => /data-code="(\w+)"/.exec(text)?.[1]

/** Records each operation and its response, for the coverage at the end of a full run. */
export function recordResponse(call: string, status: number, body: unknown, text: string): void {
  if (file === undefined) return
  const code: unknown = Object(body).code ?? codeOfPage(text)
  appendFileSync(file, `${call.split('?')[0]}\t${status}\t${typeof code === 'string' ? code : ''}\n`)
}

const rows: readonly OperationRow[] = allOperations

const patternOf = (row: OperationRow): RegExp =>
  new RegExp(
    `^${row.method} ${row.root === 'host' ? '' : '/api'}${row.path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`,
  )

export type ResponseCoverage = {
  readonly operations: number
  /** Operations that succeeded at least once. */
  readonly well: readonly string[]
  readonly notWell: readonly string[]
  readonly declared: number
  readonly refused: number
  /** Declared `operation code` pairs that never occurred. */
  readonly notRefused: readonly string[]
}

/**
 * Finds the operation of each recorded request; a fixed path has precedence over one with a parameter.
 */
export function readResponseCoverage(noted: string): ResponseCoverage {
  const patterns = rows
    .toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)
    .map((row) => ({ id: row.id, pattern: patternOf(row) }))
  const well = new Set<string>()
  const refused = new Set<string>()
  for (const line of new Set(readFileSync(noted, 'utf8').split('\n'))) {
    const [call = '', status = '', code = ''] = line.split('\t')
    const id = patterns.find(({ pattern }) => pattern.test(call))?.id
    if (id === undefined) continue
    if (Number(status) < 400) well.add(id)
    else refused.add(`${id} ${code}`)
  }
  const pairs = rows.flatMap((row) => row.errors.map((code) => `${row.id} ${code}`))
  return {
    operations: rows.length,
    well: [...well],
    notWell: rows.map((row) => row.id).filter((id) => !well.has(id)),
    declared: pairs.length,
    refused: pairs.filter((pair) => refused.has(pair)).length,
    notRefused: pairs.filter((pair) => !refused.has(pair)),
  }
}
