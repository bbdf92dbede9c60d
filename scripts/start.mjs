// `npm start` builds and runs the whole product from a bare clone on one port.
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'

import { requireFreePort } from './lib/ports.mjs'
import { buildSite, installDependencies } from './lib/prepare.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureToolchain, exitWithParent } from './lib/toolchain.mjs'

await runScript(async () => {
  const host = process.env.HOST ?? '127.0.0.1'
  const port = Number(process.env.PORT ?? 3000)
  await requireFreePort(port, host)
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), process.argv.slice(2)))) return
  exitWithParent()
  await installDependencies()
  await buildSite()

  // TypeScript modules need the right version of Node.
  const { ensureOpsToken } = await import('../apps/api/src/ops-token.ts')
  const { readCommandEnvironment } = await import('../apps/api/src/caller-folder.ts')
  const data = process.env.DATA_DIR ? readCommandEnvironment().DATA_DIR : resolveFromRoot('.data')
  const embedded = !process.env.DATABASE_URL
  Object.assign(process.env, {
    DATA_DIR: data,
    WEB_DIST: process.env.WEB_DIST ?? resolveFromRoot('apps/web/dist/client'),
    OFFICE_DIST: process.env.OFFICE_DIST ?? resolveFromRoot('apps/office/dist'),
    KIT_DIST: process.env.KIT_DIST ?? resolveFromRoot('storybook-static'),
    DEMO: process.env.DEMO ?? String(embedded),
    // The log is short, because people who run `npm start` want to read the steps, the URL and the
    // sign-in, not a line for every request of the demo.
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    OPS_TOKEN: process.env.OPS_TOKEN ?? ensureOpsToken(data, randomBytes),
  })
  printLine(
    embedded
      ? 'Starting with the embedded database in .data …'
      : 'Starting with the database of DATABASE_URL …',
  )
  // The server runs in this process, so that nothing outlives the command.
  await import('../apps/api/src/start.js')
})
