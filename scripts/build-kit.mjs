// Builds the static Storybook of the kit, which the server shows at /kit. Text files are also stored
// compressed.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { runChild } from './lib/run-child.mjs'
import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine, secondsSince } from './lib/script.mjs'

const folder = 'storybook-static'

await runScript(async () => {
  const since = Date.now()
  const { code } = await runChild(
    'pnpm',
    ['exec', 'storybook', 'build', '--disable-telemetry', '-o', folder],
    {
      cwd: resolveFromRoot('.'),
    },
  )
  if (code !== 0) throw new ScriptError('The Storybook could not be built.', code)
  const files = globSync('**/*.{js,css,json,svg,html}', { cwd: resolveFromRoot(folder) })
  const compress = promisify(brotliCompress)
  for (const file of files) {
    const path = resolveFromRoot(`${folder}/${file}`)
    const small = await compress(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
    writeFileSync(`${path}.br`, small)
  }
  printLine(`Built in ${secondsSince(since)}: ${folder}`)
})
