// `pnpm configure --api-root https://host/api [folder]`: points an already built site at another provider, no rebuild needed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { inRoot } from './lib/root.mjs'
import { Stop, run, say } from './lib/say.mjs'

await run(async () => {
  const args = process.argv.slice(2)
  const at = args.indexOf('--api-root')
  const apiRoot = at < 0 ? undefined : args[at + 1]
  const folder = resolve(
    args.find((arg, index) => index !== at && index !== at + 1) ?? inRoot('apps/web/dist/client'),
  )
  if (!apiRoot || !(apiRoot.startsWith('/') || URL.canParse(apiRoot))) {
    throw new Stop('Say where the API is: pnpm configure --api-root https://api.example/api')
  }
  const file = join(folder, 'boot.js')
  if (!existsSync(file)) throw new Stop(`There is no built site in ${folder}. Build it first: pnpm build`)
  const boot = readFileSync(file, 'utf8')
  const written = boot.replace(/apiRoot: (["']).*?\1/, () => `apiRoot: ${JSON.stringify(apiRoot)}`)
  if (!written.includes(JSON.stringify(apiRoot))) throw new Stop(`${file} holds no apiRoot to change.`)
  writeFileSync(file, written)
  const { compress } = await import('../apps/web/build/prerender.ts')
  compress([file])
  say(
    `The site in ${folder} now asks ${apiRoot}. A server that limits connections must allow that origin too.`,
  )
})
