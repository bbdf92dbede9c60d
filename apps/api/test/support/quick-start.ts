import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Node’s options for a server that lives for seconds or minutes: the database in WebAssembly responds
 * before its optimised code would be ready, so that optimising only takes time.
 */
export const quickStart = ['--liftoff-only', '--max-semi-space-size=64'] as const

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Makes a data folder with the demo and returns its path. */
export async function makeDemoData(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'sakina-demo-'))
  const child = spawn(process.execPath, [...quickStart, main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: folder, DEMO: 'true', LOG_LEVEL: 'silent' },
  })
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')])
  child.kill('SIGTERM')
  if (child.exitCode === null) await once(child, 'exit')
  if (child.exitCode !== 0) throw new Error('The server that makes the demo did not start.')
  return folder
}

/**
 * Copies the demo that the run has made (`DEMO_DATA`) into an empty data folder, because making it
 * takes most of a first start.
 */
export function copyDemoData(folder: string): void {
  const made = process.env['DEMO_DATA']
  if (made !== undefined && readdirSync(folder).length === 0) cpSync(made, folder, { recursive: true })
}
