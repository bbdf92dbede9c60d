import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { runPnpm, runPnpmWithStore, noTelemetryEnv } from './pnpm.mjs'

// Without this setting pnpm would wait a day before installing a new release.
const settings = `packages: []
pmOnFail: ignore
minimumReleaseAge: 0
allowBuilds:
  esbuild: false
  '@parcel/watcher': false
  sharp: false
`

/**
 * Copies an app far from this workspace, so that it cannot resolve anything from here, installs the newest
 * kit, and builds it after `prepare`.
 */
export async function copyInstallAndBuild(source, place, npmrc, prepare) {
  const name = basename(source)
  const folder = join(place, name)
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !/node_modules|[\\/](?:dist|\.next)$/.test(path),
  })
  await installPackages(folder, npmrc, ['@sakina/ui@latest'])
  await prepare?.(folder)
  await buildExample(folder)
  return folder
}

/** Installs packages by name into a folder; `npmrc` sets the registry of the scope. */
export async function installPackages(folder, npmrc, names) {
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), settings)
  writeFileSync(join(folder, '.npmrc'), npmrc)
  await runPnpmWithStore(['add', ...names, '--prefer-offline'], folder, `Installing ${names.join(', ')}`)
}

/** Runs the build of an example in its folder. */
export const buildExample = (folder) =>
  runPnpm(['run', 'build'], folder, `Building ${basename(folder)}`, noTelemetryEnv)

/** Updates the kit within the version range of the app's package.json. */
export const updateKitWithinRange = (folder) =>
  runPnpmWithStore(['update', '@sakina/ui'], folder, `Updating ${basename(folder)}`)

/**
 * Updates the kit to its newest release, also beyond the version range of the app's package.json.
 */
export const upgradeKitToLatest = (folder) =>
  runPnpmWithStore(['add', '@sakina/ui@latest'], folder, `Upgrading ${basename(folder)}`)

/** Reads the package.json of the UI kit that an example has installed. */
export const readInstalledKitManifest = (folder) =>
  JSON.parse(readFileSync(join(folder, 'node_modules/@sakina/ui/package.json'), 'utf8'))
