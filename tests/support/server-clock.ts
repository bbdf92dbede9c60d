import { mkdtempSync, renameSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A clock for a separate server, which a test can set to another time. */
export function movableServerClock() {
  const file = join(mkdtempSync(join(tmpdir(), 'sakina-clock-')), 'shift')
  writeFileSync(file, '0')
  return {
    environment: {
      CLOCK_SHIFT_FILE: file,
      NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs')).href}`,
    },
    /** Replaces the file in one step, because the server reads it at any moment. */
    set: (moment: string) => {
      writeFileSync(`${file}.new`, String(Date.parse(moment) - Date.now()))
      renameSync(`${file}.new`, file)
    },
  }
}
