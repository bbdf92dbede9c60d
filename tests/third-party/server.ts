import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTextedCode } from '../support/text-messages.ts'

const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))

/** Starts the real server as its own process with a temporary database, or uses one that already runs. */
export async function startServer(): Promise<{
  readonly address: string
  /** The code that was texted to a number. */
  readonly readCode: (mobile: string) => Promise<string>
  readonly stop: () => Promise<void>
}> {
  const running = process.env['API_ADDRESS']
  if (running !== undefined)
    return {
      address: running,
      readCode: (mobile) => readTextedCode(process.env['API_DATA'] ?? '', mobile),
      stop: async () => undefined,
    }
  const folder = mkdtempSync(join(tmpdir(), 'sakina-third-party-'))
  const demo = process.env['DEMO_DATA']
  if (demo !== undefined) cpSync(demo, folder, { recursive: true })
  const child = spawn(process.execPath, ['--liftoff-only', main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: '0', DATA_DIR: folder },
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (const part of child.stdout) {
    said += String(part)
    const address = /http:\/\/\S+/.exec(said)?.[0]
    if (address === undefined) continue
    return {
      address,
      readCode: (mobile) => readTextedCode(folder, mobile),
      stop: async () => {
        child.kill('SIGTERM')
        await ended
        rmSync(folder, { recursive: true, force: true })
      },
    }
  }
  throw new Error('the server ended before it listened')
}
