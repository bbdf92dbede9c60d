import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Finding } from '../common/finding.ts'

/** `` `tests/e2e/home.spec.ts` › a part of the test's title ``, several of them parted by semicolons. */
const proofs = /`([^`]+)`\s*›\s*([^;|]+)/g

export const coverageFile = 'docs/coverage.md'

/** Every document that says of something by which test it is proved. */
const documents = [coverageFile, 'docs/threat-model.md', 'docs/accessibility.md']

type Row = {
  readonly file: string
  readonly what: string
  readonly proof: string
  readonly line: number
}

const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** What a test says, not what is said about it. */
const withoutComments = (source: string): string => source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')

/** The rows of the tables whose last column is headed “proof”. */
function rowsOf(file: string, source: string): readonly Row[] {
  const rows: Row[] = []
  let inside = false
  for (const [at, text] of source.split('\n').entries()) {
    if (!text.startsWith('|')) inside = false
    else if (/\|\s*proof\s*\|\s*$/i.test(text)) inside = true
    else if (inside && !/^\|[\s|:-]+$/.test(text)) {
      const cells = text.split('|').slice(1, -1)
      rows.push({ file, what: (cells[0] ?? '').trim(), proof: (cells.at(-1) ?? '').trim(), line: at + 1 })
    }
  }
  return rows
}

function faultsOf(root: string, { file, what, proof, line }: Row): readonly Finding[] {
  const tell = (message: string): Finding => ({ file, line, message: `“${what}” ${message}` })
  const named = [...proof.matchAll(proofs)].map(([, test = '', title = '']) => ({
    test,
    title: title.trim(),
  }))
  if (named.length === 0) return [tell('names no test')]
  return named.flatMap(({ test, title }) => {
    const path = join(root, test)
    if (!existsSync(path)) return [tell(`names ${test}, which is not there`)]
    return withoutComments(textOf(path)).includes(title)
      ? []
      : [tell(`names “${title}”, which ${test} does not hold`)]
  })
}

/**
 * The tables of what the specification asks for against the tests that prove it: no row without a test, no test that is
 * not there, and nothing left out of what `wanted` lists (the pages, the calls).
 */
export function checkCoverage(root: string, wanted: readonly string[]) {
  const rows = documents.flatMap((file) => rowsOf(file, textOf(join(root, file))))
  const findings: Finding[] = rows.flatMap((row) => faultsOf(root, row))
  const told = rows.filter(({ file }) => file === coverageFile).map(({ what }) => what)
  for (const each of wanted)
    if (!told.some((what) => what.includes(`\`${each}\``)))
      findings.push({ file: coverageFile, message: `“${each}” has no row` })
  return { findings, looked: `${rows.length} rows, ${wanted.length} pages and calls` }
}
