import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Finding } from '../common/finding.ts'

/** `` `tests/e2e/home.spec.ts` › a part of the test's title ``, several of them parted by semicolons. */
const proofs = /`([^`]+)`\s*›\s*([^;|]+)/g

export const coverageFile = 'docs/coverage.md'

type Row = { readonly what: string; readonly proof: string; readonly line: number }

/** The rows of the tables whose last column is headed “proof”. */
function rowsOf(source: string): readonly Row[] {
  const rows: Row[] = []
  let inside = false
  for (const [at, text] of source.split('\n').entries()) {
    if (!text.startsWith('|')) inside = false
    else if (/\|\s*proof\s*\|\s*$/i.test(text)) inside = true
    else if (inside && !/^\|[\s|:-]+$/.test(text)) {
      const cells = text.split('|').slice(1, -1)
      rows.push({ what: (cells[0] ?? '').trim(), proof: (cells.at(-1) ?? '').trim(), line: at + 1 })
    }
  }
  return rows
}

function faultsOf(root: string, { what, proof, line }: Row): readonly Finding[] {
  const tell = (message: string): Finding => ({ file: coverageFile, line, message: `“${what}” ${message}` })
  const named = [...proof.matchAll(proofs)].map(([, file = '', title = '']) => ({
    file,
    title: title.trim(),
  }))
  if (named.length === 0) return [tell('names no test')]
  return named.flatMap(({ file, title }) => {
    const path = join(root, file)
    if (!existsSync(path)) return [tell(`names ${file}, which is not there`)]
    return readFileSync(path, 'utf8').includes(title)
      ? []
      : [tell(`names “${title}”, which ${file} does not hold`)]
  })
}

/**
 * The table of what the specification asks for against the tests that prove it: no row without a test, no test that is
 * not there, and nothing left out of what `wanted` lists (the pages, the calls).
 */
export function checkCoverage(root: string, wanted: readonly string[]) {
  const path = join(root, coverageFile)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const rows = rowsOf(source)
  const findings: Finding[] = rows.flatMap((row) => faultsOf(root, row))
  for (const each of wanted)
    if (!rows.some(({ what }) => what.includes(`\`${each}\``)))
      findings.push({ file: coverageFile, message: `“${each}” has no row` })
  return { findings, looked: `${rows.length} rows` }
}
