import { cpSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { child } from '../lib/child.mjs'
import { cache, inRoot } from '../lib/root.mjs'
import { Stop } from '../lib/say.mjs'
import { lastLines } from '../lib/toolchain.mjs'

/** What an app of another repository needs: the kit, and the package of ours the kit stands on. */
const packages = ['text', 'ui']

async function pnpm(args, cwd, what) {
  const { code, output } = await child('pnpm', args, { cwd, capture: true })
  if (code !== 0) throw new Stop(`${what} failed.\n${lastLines(output, 40)}`)
}

/** Builds and packs; gives the tarballs by package name. */
export async function packed(place) {
  const tarballs = {}
  for (const name of packages) {
    const folder = inRoot('packages', name)
    await pnpm(['run', 'build'], folder, `Building ${name}`)
    await pnpm(['pack', '--pack-destination', place], folder, `Packing ${name}`)
    const file = readdirSync(place).find((each) => each.startsWith(`sakina-${name}-`))
    if (!file) throw new Stop(`Packing ${name} left no tarball.`)
    tarballs[`@sakina/${name}`] = join(place, file)
  }
  return tarballs
}

const overriding = (tarballs) =>
  [
    'packages: []',
    'pmOnFail: ignore',
    "allowBuilds:\n  esbuild: false\n  '@parcel/watcher': false",
    'overrides:',
    ...Object.entries(tarballs).map(([name, file]) => `  '${name}': file:${file}`),
    '',
  ].join('\n')

/** A copy far from this workspace, so that nothing of it can be found by accident. */
export async function installedCopy(source, place, tarballs) {
  const name = basename(source)
  const folder = join(place, name)
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/node_modules|[\\/]dist$/.test(path),
  })
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), overriding(tarballs))
  const store = process.env.CI ? [`--store-dir=${join(cache, 'pnpm-store')}`] : []
  await pnpm(['install', '--no-frozen-lockfile', '--prefer-offline', ...store], folder, `Installing ${name}`)
  await pnpm(['run', 'build'], folder, `Building ${name}`)
  return folder
}
