import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { ScriptError } from '../lib/script.mjs'
import { noTelemetryEnv } from './pnpm.mjs'

/** Returns a port that no server uses. */
export const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const isUp = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** Waits until a new server responds. */
export async function waitForServer(url, server, patience) {
  const until = Date.now() + patience
  while (!(await isUp(url))) {
    if (server.exitCode !== null || Date.now() > until) throw new ScriptError(`${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Returns the command with which an example, of Next or of Vite, serves what it has built. */
function serverOf(folder, port) {
  const next = join(folder, 'node_modules/next/dist/bin/next')
  return existsSync(next)
    ? [next, 'start', '--hostname', '127.0.0.1', '--port', `${port}`]
    : [
        join(folder, 'node_modules/vite/bin/vite.js'),
        'preview',
        '--host',
        '127.0.0.1',
        '--port',
        `${port}`,
        '--strictPort',
      ]
}

/** Runs the preview server of an example on a port of its own until `stop` is called. */
export async function servePreview(folder, patience = 30_000) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(process.execPath, serverOf(folder, port), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...noTelemetryEnv },
  })
  const over = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill()
    await over
  }
  await waitForServer(url, server, patience).catch(async (/** @type {unknown} */ error) => {
    await stop()
    throw error
  })
  return { url, stop }
}
