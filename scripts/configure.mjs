// Points a built site at another API, or sets the URL of a static host, without a rebuild.
//   pnpm configure [--api-root https://host/api] [--site-url https://host] [folder]
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { resolveFromRoot } from './lib/root.mjs'
import { ScriptError, runScript, printLine } from './lib/script.mjs'

function writeApiRoot(folder, apiRoot) {
  const file = join(folder, 'boot.js')
  const boot = readFileSync(file, 'utf8')
  const written = boot.replace(/apiRoot: (["']).*?\1/, () => `apiRoot: ${JSON.stringify(apiRoot)}`)
  if (!written.includes(JSON.stringify(apiRoot))) throw new ScriptError(`${file} holds no apiRoot to change.`)
  writeFileSync(file, written)
  printLine(
    `The site in ${folder} now asks ${apiRoot}. A server that limits connections must allow that origin too.`,
  )
  return [file]
}

async function writeSiteUrl(folder, siteUrl) {
  const { hasOriginPlaceholder, originForMarkup, placeholderOrigin } =
    await import('../apps/api/src/http/web/site-origin.ts')
  const files = globSync('**/*.{html,xml,txt}', { cwd: folder })
    .filter(hasOriginPlaceholder)
    .map((file) => join(folder, file))
    .filter((file) => readFileSync(file, 'utf8').includes(placeholderOrigin))
  if (files.length === 0)
    throw new ScriptError(`The pages in ${folder} name their origin already. Build the site anew: pnpm build`)
  for (const file of files)
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(placeholderOrigin, originForMarkup(siteUrl)))
  printLine(`${files.length} files in ${folder} now name ${siteUrl} as their origin.`)
  return files
}

await runScript(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'api-root': { type: 'string' }, 'site-url': { type: 'string' } },
  })
  const { 'api-root': apiRoot, 'site-url': siteUrl } = values
  const folder = resolve(positionals[0] ?? resolveFromRoot('apps/web/dist/client'))
  if (apiRoot === undefined && siteUrl === undefined)
    throw new ScriptError('Say where the API is: pnpm configure --api-root https://api.example/api')
  if (apiRoot !== undefined && !(apiRoot.startsWith('/') || URL.canParse(apiRoot)))
    throw new ScriptError('Say where the API is: pnpm configure --api-root https://api.example/api')
  if (siteUrl !== undefined && !/^https?:$/.test(URL.parse(siteUrl)?.protocol ?? ''))
    throw new ScriptError('Say where the site is: pnpm configure --site-url https://home.example')
  if (!existsSync(join(folder, 'boot.js')))
    throw new ScriptError(`There is no built site in ${folder}. Build it first: pnpm build`)
  const { compressFiles } = await import('../apps/web/build/prerender.ts')
  compressFiles([
    ...(apiRoot === undefined ? [] : writeApiRoot(folder, apiRoot)),
    ...(siteUrl === undefined ? [] : await writeSiteUrl(folder, siteUrl)),
  ])
})
