import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

import { Stop } from '../lib/say.mjs'

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const answers = (url) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )

/** An example's own preview server, on a port of its own, until `stop`. */
export async function served(folder, patience = 30_000) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const server = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/vite/bin/vite.js'),
      'preview',
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--strictPort',
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const over = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill()
    await over
  }
  const until = Date.now() + patience
  while (!(await answers(url))) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Stop(`The example in ${folder} does not answer.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { url, stop }
}
