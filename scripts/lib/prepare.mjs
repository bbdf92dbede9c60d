import fs, { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { canUseApt, installWithApt, missingBrowserPackages } from './browser.mjs'
import { missingPostgresPackages } from './postgres.mjs'
import { runChild } from './run-child.mjs'
import { hashFiles, isStepDone, markStepDone } from './fingerprint.mjs'
import { cacheFolder, resolveFromRoot, root } from './root.mjs'
import { ScriptError, printLine, secondsSince } from './script.mjs'
import { lastLines } from './toolchain.mjs'

const pnpm = process.platform === 'win32' ? 'pnpm.cmd' : 'pnpm'
const megabyte = 1024 * 1024

function manifests() {
  const found = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']
  for (const group of ['packages', 'apps']) {
    for (const name of readdirSync(resolveFromRoot(group))) found.push(join(group, name, 'package.json'))
  }
  return found.filter((path) => existsSync(resolveFromRoot(path)))
}

/** Throws an error if the disk has too little free space for a setup. */
export function requireDiskSpace(free = freeBytes()) {
  if (free < 1500 * megabyte) {
    throw new ScriptError(
      `Only ${Math.floor(free / megabyte)} MB are free on this disk; dependencies and the build need about 1,500 MB. Make room, then run the same command again.`,
    )
  }
}

function freeBytes() {
  const { bavail, bsize } = fs.statfsSync(root)
  return bavail * bsize
}

/**
 * Installs the dependencies of the lock file. An interrupted install leaves no stamp, so the next run
 * repeats it.
 */
export async function installDependencies() {
  const print = hashFiles(manifests())
  if (isStepDone('install', print) && existsSync(resolveFromRoot('node_modules', '.modules.yaml')))
    return printLine('Dependencies: up to date')
  requireDiskSpace()
  const since = Date.now()
  printLine('Installing dependencies …')
  const args = ['install', '--frozen-lockfile', '--reporter=append-only']
  // A build machine must not leave files outside the clone.
  if (process.env.CI) args.push(`--store-dir=${join(cacheFolder, 'pnpm-store')}`)
  const { code, output } = await runChild(pnpm, args, { capture: true, env: { ...process.env, CI: '1' } })
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(join(cacheFolder, 'install.log'), output)
  if (code !== 0) {
    throw new ScriptError(
      `Dependencies could not be installed (whole log: .cache/install.log). Check the network, then run the same command again; if it persists, remove node_modules first.\n${lastLines(output)}`,
    )
  }
  markStepDone('install', print)
  printLine(`  done in ${secondsSince(since)}`)
}

/** Installs the browser and PostgreSQL in one go where apt-get can, which saves half of the time. */
export async function installPrograms() {
  const missing = [...missingBrowserPackages(), ...missingPostgresPackages()]
  if (missing.length === 0 || !canUseApt()) return
  printLine(`Installing ${missing.join(', ')} with apt …`)
  await installWithApt(...missing)
}

const sources = [
  'package.json',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
  'packages',
  'apps',
  'scripts/build.mjs',
]

/** Builds the site unless nothing it depends on has changed. */
export async function buildSite() {
  const print = hashFiles(sources)
  const pages = ['apps/web/dist/client/index.html', 'apps/office/dist/index.html']
  if (isStepDone('build', print) && pages.every((page) => existsSync(resolveFromRoot(page))))
    return printLine('Site: built already')
  const since = Date.now()
  printLine('Building the site and the office in both languages …')
  const { code, output } = await runChild(process.execPath, [resolveFromRoot('scripts/build.mjs')], {
    capture: true,
  })
  if (code !== 0) throw new ScriptError(`The site could not be built.\n${lastLines(output, 40)}`)
  markStepDone('build', print)
  printLine(`  done in ${secondsSince(since)}`)
}
