// `pnpm size:modules [path …]` prints what the scripts that a prerendered page loads first are made of: packages, and
// folders of our own code. Sizes are gzipped: each file's size is shared out by the lengths of its modules.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { build } from 'vite'

import { resolveFromRoot } from './lib/root.mjs'
import { printLine, runScript, ScriptError } from './lib/script.mjs'

const read = (file) => readFileSync(resolveFromRoot('apps/web/dist/client', file), 'utf8')

/** Returns the package of a module, or the folder of ours that it is in. */
const partOf = (module) =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1] ??
  /\/src\/(\w+-messages)-/.exec(module)?.[1] ??
  /(?:apps|packages)\/(\w[\w-]*)\/src(\/[\w-]+(?=\/))?(\/[\w-]+(?=\/))?/.exec(module)?.slice(1).join('') ??
  'build'

await runScript(async () => {
  const { output } = await build({
    root: resolveFromRoot('apps/web'),
    logLevel: 'error',
    build: { write: false },
  })
  const chunks = new Map(output.map((file) => [file.fileName, file]))
  const routes = JSON.parse(read('routes.json'))
  for (const path of process.argv.length > 2 ? process.argv.slice(2) : ['/']) {
    const route = routes.find((each) => each.path === path)
    if (!route) throw new ScriptError(`No page ${path}: see apps/web/dist/client/routes.json`)
    const named = [...read(route.file).matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)]
    const sizes = new Map()
    for (const [, file] of named) {
      const size = gzipSync(read(file), { level: 9 }).length
      const chunk = chunks.get(file)
      if (chunk === undefined) throw new ScriptError('The source has changed since the build: pnpm build')
      const modules = Object.entries(chunk.modules)
      const length = modules.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)
      for (const [module, { renderedLength }] of modules) {
        const part = partOf(module)
        sizes.set(part, (sizes.get(part) ?? 0) + (size * renderedLength) / length)
      }
    }
    const total = [...sizes.values()].reduce((sum, size) => sum + size, 0)
    printLine(`${path}: ${(total / 1000).toFixed(1)} kB in ${named.length} files`)
    for (const [part, size] of [...sizes].toSorted(([, one], [, other]) => other - one))
      if (size >= 500) printLine(`  ${(size / 1000).toFixed(1).padStart(5)}  ${part}`)
  }
})
