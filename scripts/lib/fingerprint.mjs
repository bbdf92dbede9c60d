import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

import { cacheFolder, root } from './root.mjs'

const passedOver = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.data',
  '.git',
  'coverage',
  'storybook-static',
  'test-results',
])

function* filesBelow(path) {
  if (!existsSync(path)) return
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!passedOver.has(entry.name)) yield* filesBelow(join(path, entry.name))
  }
}

/**
 * Returns a hash of the names and contents of all files below the given paths. It does not depend
 * on the dates of files, which mean nothing in a clone.
 */
export function hashFiles(paths, extra = '') {
  const hash = createHash('sha256').update(process.version).update(extra)
  for (const path of paths) {
    for (const file of filesBelow(join(root, path)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

const stampOf = (name) => join(cacheFolder, 'stamps', name)

/** Tells whether a step was done for the same fingerprint. */
export const isStepDone = (name, print) =>
  existsSync(stampOf(name)) && readFileSync(stampOf(name), 'utf8') === print

/** Stores the fingerprint for which a step was done. */
export function markStepDone(name, print) {
  mkdirSync(dirname(stampOf(name)), { recursive: true })
  writeFileSync(stampOf(name), print)
}
