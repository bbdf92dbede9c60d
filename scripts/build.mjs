// Builds the whole site: kit styles, client and server bundles, prerendered pages of both languages, and
// compressed copies; then the office.
import { runChild } from './lib/run-child.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'

const office = () =>
  runChild('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn'], { cwd: resolveFromRoot('apps/office') })

const vite = (...args) =>
  runChild('pnpm', ['exec', 'vite', 'build', '--logLevel', 'warn', ...args], {
    cwd: resolveFromRoot('apps/web'),
  })

await runScript(async () => {
  const since = Date.now()
  for (const [what, build] of [
    ['browser', () => vite()],
    ['prerender', () => vite('--ssr')],
    ['pages', () => runChild(process.execPath, [resolveFromRoot('apps/web/build/main.ts')])],
    ['office', office],
  ]) {
    const began = Date.now()
    const { code } = await build()
    if (code !== 0) throw new ScriptError(`The build stopped at: ${what}.`, code)
    printLine(`  ${what}: ${secondsSince(began)}`)
  }
  printLine(`Built in ${secondsSince(since)}`)
})
