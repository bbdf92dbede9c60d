import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  readonly address: string
  readonly pid: number
  readonly stop: () => Promise<void>
}

/** Starts a program that prints its URL, in its own process. */
async function listening(
  script: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...flags, fileURLToPath(new URL(script, import.meta.url))], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...environment },
  })
  const ended = once(child, 'exit')
  const [line]: unknown[] = await Promise.race([once(child.stdout, 'data'), ended])
  const address = /http:\/\/\S+/.exec(String(line))?.[0]
  if (address === undefined) throw new Error(`${script} ended before it listened`)
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

export const startHelloServer = (): Promise<ServerProcess> => listening('./hello.ts', {})

/** Starts the API with the settings of the container image. */
export const startApi = (database: Readonly<Record<string, string>>): Promise<ServerProcess> =>
  listening(
    '../../src/start.js',
    {
      MALLOC_ARENA_MAX: '2',
      LOG_LEVEL: 'silent',
      PORT: '0',
      RATE_LIMIT_PER_ADDRESS: '100000',
      RATE_LIMIT_PER_ACCOUNT: '100000',
      BOOKINGS_BEFORE_PAYMENT: '10',
      ...database,
    },
    ['--max-semi-space-size=16'],
  )
