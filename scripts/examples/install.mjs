import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { pnpm, pnpmFetching } from './pnpm.mjs'

// A release is taken the moment it is there; without this pnpm waits a day.
const settings = `packages: []
pmOnFail: ignore
minimumReleaseAge: 0
allowBuilds:
  esbuild: false
  '@parcel/watcher': false
`

/** A copy far from this workspace, so that nothing of it can be found by accident, with the newest kit in it; built once it is prepared. */
export async function installedCopy(source, place, npmrc, prepare) {
  const name = basename(source)
  const folder = join(place, name)
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/node_modules|[\\/]dist$/.test(path),
  })
  await installPackages(folder, npmrc, ['@sakina/ui@latest'])
  prepare?.(folder)
  await builtCopy(folder)
  return folder
}

/** `npmrc` says where those of the scope come from. */
export async function installPackages(folder, npmrc, names) {
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings)
  writeFileSync(join(folder, '.npmrc'), npmrc)
  await pnpmFetching(['add', ...names, '--prefer-offline'], folder, `Installing ${names.join(', ')}`)
}

export const builtCopy = (folder) => pnpm(['run', 'build'], folder, `Building ${basename(folder)}`)

/** As far as the range in the app's own package.json lets it. */
export const updateKit = (folder) =>
  pnpmFetching(['update', '@sakina/ui'], folder, `Updating ${basename(folder)}`)

/** Over the range, because somebody asks for it. */
export const upgradeKit = (folder) =>
  pnpmFetching(['add', '@sakina/ui@latest'], folder, `Upgrading ${basename(folder)}`)

export const installedKit = (folder) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@sakina/ui/package.json'), 'utf8'))
