import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { runChild } from '../lib/run-child.mjs'
import { resolveFromRoot } from '../lib/root.mjs'
import { waitForServer, freePort } from './serve-preview.mjs'

/** The registry contains only the released packages. Others come from the usual registry of the machine. */
const config = (place) => `storage: ${join(place, 'registry')}
web: { enable: false }
max_body_size: 50mb
packages:
  '@sakina/*': { access: $all, publish: $all }
log: { type: stdout, format: pretty, level: error }
`

/**
 * Starts a registry for this run. A folder with the returned `npmrc` installs `@sakina` packages
 * from it.
 */
export async function startRegistry(place, patience = 30_000) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const file = join(place, 'registry.yaml')
  writeFileSync(file, config(place))
  const server = spawn(
    process.execPath,
    [
      resolveFromRoot('node_modules/verdaccio/bin/verdaccio'),
      '--config',
      file,
      '--listen',
      `127.0.0.1:${port}`,
    ],
    { cwd: place, stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  )
  const over = new Promise((resolve) => server.once('close', resolve))
  const stop = async () => {
    server.kill()
    await over
    // Deletes what pnpm cached from this port, because the next registry on it has other packages.
    await runChild('pnpm', ['cache', 'delete', '@sakina/*', `--config.registry=${url}`], { capture: true })
  }
  await waitForServer(`${url}-/ping`, server, patience).catch(async (/** @type {unknown} */ error) => {
    await stop()
    throw error
  })
  return { npmrc: `@sakina:registry=${url}\n//127.0.0.1:${port}/:_authToken=anybody\n`, stop }
}
