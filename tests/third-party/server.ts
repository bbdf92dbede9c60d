import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))

/** Starts the real server as its own process with a temporary database, or uses one that already runs. */
export async function startServer(): Promise<{
  readonly address: string
  readonly stop: () => Promise<void>
}> {
  const running = process.env['API_ADDRESS']
  if (running !== undefined) return { address: running, stop: async () => undefined }
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', PORT: '0', DATA_DIR: ':memory:' },
  })
  const ended = once(child, 'exit')
  let said = ''
  for await (const part of child.stdout) {
    said += String(part)
    const address = /http:\/\/\S+/.exec(said)?.[0]
    if (address === undefined) continue
    return {
      address,
      stop: async () => {
        child.kill('SIGTERM')
        await ended
      },
    }
  }
  throw new Error('the server ended before it listened')
}
