import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { installWithApt, canUseApt, which } from './browser.mjs'
import { ScriptError, printLine } from './script.mjs'

const debian = '/usr/lib/postgresql'

/**
 * Returns the folder with `initdb` and `postgres`: from POSTGRES_BIN, from PATH, or from where Debian
 * installs it.
 */
function binaries() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const onPath = which('initdb')
  if (onPath) return join(onPath, '..')
  if (!existsSync(debian)) return undefined
  return readdirSync(debian)
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Returns the Debian package of PostgreSQL, unless it is installed. */
export const missingPostgresPackages = () => (binaries() ? [] : ['postgresql'])

/**
 * Finds the programs of PostgreSQL for tests that PGlite cannot run. Returns false if there are none and
 * they cannot be installed. On a build machine that is an error, because the tests must not be skipped
 * there.
 */
export async function ensurePostgres() {
  if (!binaries() && canUseApt()) {
    printLine('PostgreSQL: installing with apt …')
    await installWithApt('postgresql')
  }
  const found = binaries()
  if (found) {
    process.env.POSTGRES_BIN = found
    printLine(`PostgreSQL: ${found}`)
    return true
  }
  if (process.env.CI)
    throw new ScriptError(
      'PostgreSQL was not found and could not be installed; on a build machine its tests must run.',
    )
  printLine(
    'PostgreSQL: not installed, so the tests that need it are LEFT OUT on this machine (install it, or set POSTGRES_BIN).',
  )
  return false
}
