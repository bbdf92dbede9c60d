// Installs what a machine needs to work in this clone: `node scripts/setup.mjs`, on Node 20 or newer.
import { fileURLToPath } from 'node:url'

import { installDependencies } from './lib/prepare.mjs'
import { runScript } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'

await runScript(async () => {
  if (await ensureToolchain(fileURLToPath(import.meta.url), process.argv.slice(2)))
    await installDependencies()
})
