// `pnpm dev` runs the API on 3000, the site on 5173, the office on 5174 and Storybook on 6006, each with hot reload.
import { fileURLToPath } from 'node:url'

import { runChild, forwardSignals } from './lib/run-child.mjs'
import { installDependencies } from './lib/prepare.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { runScript, printLine } from './lib/script.mjs'
import { ensureToolchain } from './lib/toolchain.mjs'

await runScript(async () => {
  if (!(await ensureToolchain(fileURLToPath(import.meta.url), process.argv.slice(2)))) return
  await installDependencies()
  forwardSignals()
  printLine(
    'API http://127.0.0.1:3000 · site http://127.0.0.1:5173 · office http://127.0.0.1:5174/office · Storybook http://127.0.0.1:6006 (Ctrl-C stops all)',
  )
  await Promise.race([
    runChild(process.execPath, ['--watch', resolveFromRoot('apps/api/src/main.ts')], {
      env: { DEMO: 'true', DATA_DIR: resolveFromRoot('.data'), ...process.env },
    }),
    runChild('pnpm', ['exec', 'vite'], { cwd: resolveFromRoot('apps/web') }),
    runChild('pnpm', ['exec', 'vite'], { cwd: resolveFromRoot('apps/office') }),
    runChild('pnpm', ['exec', 'storybook', 'dev', '-p', '6006', '--no-open', '--disable-telemetry']),
  ])
  process.kill(process.pid, 'SIGTERM')
})
