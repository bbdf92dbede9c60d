import { mkdtempSync, writeFileSync } from 'node:fs'
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
    set: (moment: string) => writeFileSync(file, String(Date.parse(moment) - Date.now())),
  }
}
