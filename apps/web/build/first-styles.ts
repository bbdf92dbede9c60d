import { globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join, resolve } from 'node:path'

import { moduleOf, pages } from '../src/app/page-list.ts'
import { sourcesOf } from './source-graph.ts'
import { classesOf, isMark, splitStyles } from './split-styles.ts'

const root = join(import.meta.dirname, '..')
const art = join(root, '../../packages/ui/src/art')
/** Stand only around pages that bring the rest along. */
const layouts = join(root, 'src/app/layouts')

const partsNamedIn = (file: string, source: string) =>
  [...source.matchAll(/import\(\s*['"](\.[^'"]+\.part\.tsx)['"]\s*\)/g)].map(([, name = '']) =>
    resolve(dirname(file), name),
  )

/** All that the shell and the prerendered pages may show, with what they fetch later: popups, and pieces that wake. */
function firstSources(): string {
  const found = new Map<string, string>()
  const waiting = [
    join(root, 'src/app/entry-client.tsx'),
    ...pages.filter(({ prerendered }) => prerendered).map(({ page }) => join(root, moduleOf(page))),
  ]
  const begun = new Set<string>()
  for (let entry = waiting.pop(); entry !== undefined; entry = waiting.pop()) {
    if (begun.has(entry)) continue
    begun.add(entry)
    for (const [file, source] of sourcesOf(entry)) {
      if (file.startsWith(layouts)) continue
      found.set(file, source)
      waiting.push(...partsNamedIn(file, source))
    }
  }
  const drawings = globSync('**/*.tsx', { cwd: art, exclude: ['**/*.stories.tsx', '**/*.test.tsx'] })
  return [...found.values(), ...drawings.map((file) => readFileSync(join(art, file), 'utf8'))].join('\n')
}

const partOfName = /[\w-]/

/** Whether a source writes the class, on its own and not as the end of a longer one. */
export function writtenIn(source: string): (name: string) => boolean {
  const known = new Map<string, boolean>()
  const look = (name: string) => {
    for (let at = source.indexOf(name); at !== -1; at = source.indexOf(name, at + 1)) {
      const before = source[at - 1] ?? ' '
      const after = source[at + name.length] ?? ' '
      if (!partOfName.test(before) && before !== ':' && !partOfName.test(after)) return true
    }
    return false
  }
  return (name) => {
    const answer = known.get(name) ?? look(name)
    known.set(name, answer)
    return answer
  }
}

export type Styles = {
  readonly first: string
  readonly rest: string
  /** Throws where a prerendered page shows what only the rest has a style for: it would stand there bare. */
  readonly check: (page: string, html: string) => void
}

/** The classes a document names that a sheet of the rest has a rule for. */
export function bareIn(html: string, rest: string): readonly string[] {
  const late = new Set(
    rest
      .match(/[^{}]+(?=\{)/g)
      ?.flatMap(classesOf)
      .filter((name) => !isMark(name)),
  )
  const named = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  return [...new Set(named)].filter((name) => late.has(name.replaceAll('&amp;', '&').replaceAll('&gt;', '>')))
}

/** Cuts the built sheet in two and answers the names of both files; the manifest names the first from then on. */
export function cutStyles(out: string): Styles {
  const [whole, ...others] = globSync('assets/*.css', { cwd: out })
  if (whole === undefined || others.length > 0)
    throw new Error('The build is expected to write one style sheet')
  const { first, rest } = splitStyles(readFileSync(join(out, whole), 'utf8'), writtenIn(firstSources()))
  const named = (name: string, css: string) =>
    `assets/${name}-${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`
  const names = { first: named('first', first), rest: named('rest', rest) }
  renameSync(join(out, whole), join(out, names.first))
  writeFileSync(join(out, names.first), first)
  writeFileSync(join(out, names.rest), rest)
  const manifest = join(out, '.vite/manifest.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(whole, names.first))
  const check = (page: string, html: string) => {
    const bare = bareIn(html, rest)
    if (bare.length > 0) throw new Error(`${page} shows classes of the second sheet: ${bare.join(' ')}`)
  }
  return { ...names, check }
}
